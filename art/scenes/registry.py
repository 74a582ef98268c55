"""The list of all scenes. A scene is a function that builds a set; `@picture` registers a view of it.

Decorators stack: the same set may be used for a wide hero, a paler card and a close view for the gallery.
"""
from dataclasses import dataclass, field
from typing import Callable

SCENES: dict = {}

WIDE = (1760, 860)    # a page's hero: the diorama to the right, the left 40 % free
STAGE = (1760, 1000)  # the home page's carousel
CARD = (1600, 1216)   # a card on its pale ground
PLATE = (1600, 1000)  # gallery, blog, leaders

# The scene's position in the frame unless a view has its own `ortho`: left, right, bottom, top as fractions.
FIT = {WIDE: (.37, .982, .07, .93), STAGE: (.37, .982, .12, .90), CARD: (.06, .94, .17, .95), PLATE: (.045, .955, .06, .94)}

# Samples per pixel. Eight are clean at the widths that pages use; plates are shown smaller. Not part of a
# fingerprint.
SAMPLES = {WIDE: 6, STAGE: 8, CARD: 8, PLATE: 3}


@dataclass
class Scene:
    slug: str
    build: Callable
    size: tuple
    alt: str
    topic: str
    studio: dict = field(default_factory=dict)


def picture(slug, size, topic, alt, *presets, **numbers):
    """Register a view: `presets` are studio dictionaries, `numbers` override them (see kit/studio.py DEFAULTS)."""
    studio = {}
    for preset in presets:
        studio.update(preset)
    if 'ortho' not in {**studio, **numbers}:
        studio['fit'] = FIT.get(size, FIT[PLATE])
    studio.update(numbers, topic=topic, card=size == CARD)

    def keep(build):
        if slug in SCENES:
            raise ValueError(f'two scenes are called {slug}')
        SCENES[slug] = Scene(slug, build, size, alt, topic, studio)
        return build
    return keep


def hero(slug, topic, alt, *presets, size=WIDE, **numbers):
    """A wide view with the diorama pushed right and its glow behind it."""
    return picture(slug, size, topic, alt, *presets, **dict(dict(spot=(.67, .5), reach=.62), **numbers))
