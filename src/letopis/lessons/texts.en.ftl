# What every course says, whatever the game.
lesson-read-first = First read on: the button stands below the text.
lesson-other = That is allowed, but not what this step is about. You may do it later, or leave the course and play freely.
