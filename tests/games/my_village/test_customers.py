"""Customers, and what serves them (sections 10 and 11)."""

import pytest

from tests.games.my_village.tables import CUSTOMERS, goods_for, me, play, refused, using, without

pytestmark = pytest.mark.plain


@pytest.mark.rule("MV-10.16")
@pytest.mark.parametrize("id", CUSTOMERS)
def test_each_customer_is_served_for_the_goods_wanted(id: str) -> None:
    for value in CUSTOMERS[id]["white_values"] or range(2, 13):
        position = using(value, goods_for(id))
        play(position, f"use {id}")
        village = me(position)
        assert (village["served"], village["customers"]) == ([id], [])
        assert sum(village["goods"].values()) == 0
        assert position.scores()[0].rows["customers"] == CUSTOMERS[id]["points"]


@pytest.mark.rule("MV-10.16", "MV-8.18")
def test_no_merchant_no_sale() -> None:
    refused(using(5, {**goods_for("customer_16"), "villagers": without("merchant")}), "use customer_16", "MV-8.18")
    refused(using(5, {"customers": ["customer_16"]}), "use customer_16", "MV-8.18")


@pytest.mark.rule("MV-11.1")
def test_goods_serve_without_a_craftsman() -> None:
    position = using(5, {**goods_for("customer_16"), "villagers": ["merchant"]})
    play(position, "use customer_16")
    assert me(position)["served"] == ["customer_16"]


@pytest.mark.rule("MV-11.4")
def test_nothing_leaves_a_village_but_customers_for_their_pile() -> None:
    village = {**goods_for("customer_16"), "church": "church_trading", "council": "council_finance", "fields": 2}
    position = using(5, village)
    play(position, "use customer_16")
    for key in ("church", "council", "crafts"):
        assert me(position)[key] == village[key]
