# Слова, которыми Брюгге рисуется в терминале, вдобавок к словам самой игры.

draw-round = Раунд { $round } · { $phase }
draw-first = Первый игрок: { $name }
draw-last = последний раунд: { $round }
draw-dice = Кубики:
draw-price = деление стоит { $price ->
    [0] ничего: продвинуться нельзя
   *[other] { $price }
}
draw-pile = Колода { $pile }: { $count }
draw-extra = Дополнительная: { $count }
draw-discards = Сброс: { $count } (сверху: { $top })
draw-statues = Статуи: { $values }
draw-amounts = очки { $points } · гульдены { $guilders } · репутация { $reputation }
draw-leads = лидерство:
draw-workers = Работники:
draw-threats = Угрозы:
draw-section = Канал, { $section }:
draw-statue = статуя { $value }
draw-houses = Дома: { $count }, пустых { $empty }
draw-hand = Рука:
draw-known = (известны: { $cards })
draw-unseen = { $colour }, ещё не просмотрена
draw-card = ({ $colour }; цена { $cost }, очки { $points }; { $icon })
draw-die = на кубике { $value }
draw-costs = цена на карте { $price }
draw-front = на скрытой стороне: { $card }
