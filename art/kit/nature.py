"""Indian trees and planting: neem, peepul, ashoka, coconut palm, shrubs, pots. Heights in metres."""
import math
import random

from .paint import mat
from .prims import PI, at, blob, box, cyl, lathe, strip, tube


def neem(x, y, h=2.4, seed=1, colour='leaf'):
    """A round-crowned tree of five soft balls and a top."""
    with at(x, y, 0):
        cyl(.09, h * .5, (0, 0, 0), 'dwood', r2=.06, bev=.01)
        rnd = random.Random(seed)
        for k in range(5):
            a = 2 * PI * k / 5 + rnd.random()
            r = h * .2 * rnd.uniform(.85, 1.15)
            blob(r, (math.cos(a) * h * .15, math.sin(a) * h * .15, h * .62 + rnd.uniform(-.1, .1) * h), colour, seed * 9 + k)
        blob(h * .25, (0, 0, h * .82), colour, seed)


def peepul(x, y, h=3.2, seed=1, colour='green', chabutra=True):
    """A broad old tree with a forked trunk on its round seat (chabutra)."""
    with at(x, y, 0):
        base = 0
        if chabutra:
            cyl(.85, .34, (0, 0, 0), mat('brick', .8), bev=.03)
            cyl(.9, .08, (0, 0, .34), mat('cream', .7), bev=.03)
            base = .38
        rnd = random.Random(seed)
        for k in range(4):
            a = 2 * PI * k / 4 + .5
            tube([(math.cos(a) * .17, math.sin(a) * .17, base), (math.cos(a) * .08, math.sin(a) * .08, h * .3), (math.cos(a) * h * .16, math.sin(a) * h * .16, h * .58)],
                 [.13, .11, .06], 'dwood')
        for k in range(7):
            a = 2 * PI * k / 7
            blob(h * .19 * rnd.uniform(.9, 1.15), (math.cos(a) * h * .29, math.sin(a) * h * .26, h * .62 + rnd.uniform(-.04, .06) * h), (colour, 'leaf')[k % 3 == 1], seed * 9 + k, (1.1, 1.1, .85))
        blob(h * .27, (0, 0, h * .80), colour, seed, (1.15, 1.15, .8))


def ashoka(x, y, h=2.8, colour='dgreen'):
    """The tall drooping mast tree that stands in rows along Indian compounds."""
    with at(x, y, 0):
        cyl(.06, h * .25, (0, 0, 0), 'dwood', r2=.05, bev=.01)
        steps = 5
        for k in range(steps):
            z, r = h * (.12 + .80 * k / steps), h * .135 * (1 - .62 * k / steps)
            lathe([(0, .12 * h), (r * .55, .02 * h), (r, -.02 * h), (r * .95, .02 * h), (r * .55, .16 * h), (0, .26 * h)], (0, 0, z), mat(colour, .8), seg=20, angle=70)


def palm(x, y, h=3.2, seed=1, lean=.3):
    """A coconut palm."""
    rnd = random.Random(seed)
    with at(x, y, 0, rz=rnd.uniform(0, 360)):
        tube([(0, 0, 0), (lean * .25, 0, h * .4), (lean, 0, h * .86)], [.10, .075, .06], mat('#9A7B58', .8))
        with at(lean, 0, h * .86):
            for k in range(9):
                a = 2 * PI * k / 9
                c, s = math.cos(a), math.sin(a)
                across = (-s, c, 0)
                strip([(0, 0, .02, across), (c * .30, s * .30, .26, across), (c * .66, s * .66, .20, across), (c * .98, s * .98, -.12, across)], .17 if k % 2 else .2, mat(('green', 'leaf', 'dgreen')[k % 3], .7), .01)
            for k in range(3):
                blob(.085, (math.cos(k * 2.1) * .11, math.sin(k * 2.1) * .11, -.06), 'wood', k)


def shrub(x, y, r=.35, seed=1, colour='leaf'):
    with at(x, y, 0):
        rnd = random.Random(seed)
        for k in range(4):
            blob(r * rnd.uniform(.6, .9), (rnd.uniform(-.5, .5) * r * 1.3, rnd.uniform(-.4, .4) * r, r * .5), colour, seed * 7 + k, (1, 1, .85))


def hedge(x0, x1, y, h=.5, seed=1):
    n = max(2, int((x1 - x0) / .42))
    for k in range(n):
        blob(h * .62, (x0 + (x1 - x0) * k / (n - 1), y, h * .5), ('green', 'leaf')[k % 2], seed * 11 + k, (1, .9, .95))


def planter(x, y, w=1.4, d=.5, rz=0, seed=1):
    with at(x, y, 0, rz=rz):
        box((w, d, .36), (0, 0, 0), 'white', .04)
        box((w - .1, d - .1, .05), (0, 0, .335), 'dwood', 0)
        rnd = random.Random(seed)
        n = int(w / .28)
        for k in range(n):
            blob(.21 * rnd.uniform(.8, 1.15), (-w / 2 + .2 + k * (w - .4) / max(n - 1, 1), rnd.uniform(-.05, .05), .46), ('leaf', 'green')[k % 2], seed * 5 + k)


def pot(x, y, s=1.0, colour='white'):
    """A house plant in a tapered pot."""
    with at(x, y, 0, s=s):
        cyl(.22, .45, (0, 0, 0), mat(colour, .5), r2=.3)
        for k in range(8):
            a = 2 * PI * k / 8 + .3
            c, q = math.cos(a), math.sin(a)
            reach = (.34, .26)[k % 2]
            strip([(c * .04, q * .04, .42, (-q, c, 0)), (c * reach * .6, q * reach * .6, .85 + .12 * (k % 3), (-q, c, 0)), (c * reach * 1.35, q * reach * 1.35, .92 + .16 * (k % 3), (-q, c, 0))], .15, mat(('leaf', 'green', 'dgreen')[k % 3], .6), .012)
        blob(.2, (0, 0, .56), 'green', 3)
