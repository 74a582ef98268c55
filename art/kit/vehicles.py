"""Vehicles, all driving towards +X, wheels on z = 0, about life size."""
import math

from .paint import glass, glow, mat, metal
from .prims import at, blob, box, boxc, cyl, loft, part, side, sph, text, tube
from .site import plus, shield

PANE = lambda: mat('navy', .08, 0, 0, .7)  # noqa: E731 - dark car glass


def wheel(x, y, r, w=.2):
    with at(x, y, r):
        cyl(r, w, (0, w / 2, 0), mat('char', .8), bev=.04, rot=(90, 0, 0))
        cyl(r * .58, w + .02, (0, w / 2 + .01, 0), mat('steel', .3, .4), bev=.02, rot=(90, 0, 0))
        cyl(r * .2, w + .05, (0, w / 2 + .025, 0), mat('char', .4), rot=(90, 0, 0))


def _wheels(places, half, r, w=.22):
    for s in (-1, 1):
        for x in places:
            with at(x, s * half, 0):
                cyl(r + .05, .1, (0, .05 + s * .06, r + .03), mat('ink', .8), bev=.01, rot=(90, 0, 0))
                wheel(0, s * .06, r, w)


def car(x, y, rz=0, colour='white', patrol=False):
    """A hatchback; `patrol` adds the brand's stripe and a beacon."""
    with at(x, y, 0, rz=rz):
        w = 1.7
        paint = mat(colour, .25)
        side([(-2.05, .3), (2.05, .3), (2.1, .62), (1.95, .86), (1.15, .96), (-1.9, 1.0), (-2.1, .8)], w, paint, .10, .14)
        side([(-1.75, .93), (1.2, .90), (.55, 1.46), (-1.25, 1.5)], w - .16, PANE(), .08, .16)
        side([(-1.4, 1.40), (.62, 1.38), (.5, 1.5), (-1.2, 1.54)], w - .10, paint, .06, .08)
        for s in (-1, 1):
            boxc((.09, .05, .5), (-.38, s * (w / 2 - .085), 1.2), mat(colour, .3), .01)
            boxc((.1, .34, .13), (2.03, s * .6, .70), mat('cream', .2, 0, .9), .04)
            boxc((.1, .3, .14), (-2.04, s * .62, .76), mat('red', .3, 0, .5), .04)
            boxc((.14, .10, .1), (.75, s * (w / 2 + .02), 1.0), paint, .03)
            if patrol:
                boxc((3.5, .03, .16), (0, s * (w / 2 + .005), .66), mat('navy', .4), .01)
                boxc((3.5, .034, .05), (0, s * (w / 2 + .005), .56), mat('saffron', .4), .01)
        _wheels((-1.28, 1.3), w / 2 - .12, .32)
        boxc((.06, .7, .12), (2.08, 0, .48), mat('char', .4), .02)
        boxc((.03, .44, .11), (2.12, 0, .62), mat('white'), .01)
        if patrol:
            beacon(-.2, 1.53)


def beacon(x, z, w=.9):
    boxc((.26, w, .1), (x, 0, z), mat('navy', .3), .03)
    boxc((.2, w * .36, .12), (x, -w * .28, z + .09), mat('red', .3, 0, 1.0), .04)
    boxc((.2, w * .36, .12), (x, w * .28, z + .09), mat('saffron', .3, 0, .9), .04)


def van(x, y, rz=0, colour='cream', stripe='navy', kind='cash'):
    """A box van. kind: 'cash' (barred windows, lettering), 'plain', or 'ambulance' (teal plus, never a red cross)."""
    with at(x, y, 0, rz=rz):
        w = 1.9
        side([(-2.6, .35), (2.5, .35), (2.6, .75), (2.5, 1.12), (1.75, 1.3), (1.2, 2.25), (1.0, 2.4), (-2.5, 2.45), (-2.65, 2.2)], w, mat(colour, .3), .09, .14)
        side([(-2.63, .78), (2.58, .70), (2.56, .95), (-2.64, 1.1)], w + .02, mat(stripe, .3), .01, .02)
        side([(-2.63, 1.1), (2.55, .95), (2.53, 1.02), (-2.64, 1.19)], w + .024, mat('saffron', .3), .01, .01)
        side([(1.0, 1.36), (1.66, 1.36), (1.22, 2.1), (1.0, 2.1)], w + .03, PANE(), .02, .06)
        with at(1.5, 0, 1.8, ry=-29.5):
            boxc((.05, w - .24, .84), (.03, 0, 0), PANE(), .02)
        _wheels((-1.6, 1.65), w / 2 - .1, .37)
        for s in (-1, 1):
            boxc((.1, .3, .16), (2.52, s * .7, .9), mat('cream', .2, 0, .9), .05)
            boxc((.05, .14, .4), (-2.64, s * .8, 1.3), mat('red', .3, 0, .5), .03)
            if kind == 'cash':
                boxc((.9, .03, .34), (.2, s * (w / 2 + .01), 1.82), PANE(), .01)
                for k in range(5):
                    boxc((.03, .04, .34), (-.15 + k * .175, s * (w / 2 + .02), 1.82), mat('steel', .4), .005)
            elif kind == 'ambulance':
                boxc((1.1, .03, .34), (.15, s * (w / 2 + .01), 1.62), PANE(), .01)
        for s, turn in ((-1, 0), (1, 180)):
            with at(-1.35, s * (w / 2 + .012), 1.62, rz=turn):
                if kind == 'cash':
                    text('CASH VAN', .34, (0, -.01, .1), 'navy')
                elif kind == 'ambulance':
                    text('AMBULANCE', .25, (.3, -.01, .46), 'teal')
                    boxc((.6, .03, .6), (-.45, 0, -.08), mat('teal', .5), .06)
                    plus(-.45, -.02, -.08, .44, mat('white', .4), depth=.03)
                elif kind == 'plain':
                    shield(0, -.01, .08, .36, depth=.02)
        if kind != 'plain':
            beacon(.8, 2.46, 1.0)
        boxc((.12, w - .1, .2), (2.55, 0, .45), mat('char', .5), .04)


def truck(x, y, rz=0):
    """A painted Indian lorry with a tall wooden body, loaded with sand."""
    with at(x, y, 0, rz=rz):
        boxc((4.6, 1.1, .2), (0, 0, .62), mat('char', .6), .03)
        box((1.25, 1.75, 1.75), (1.65, 0, .62), mat('saffron', .4), .12)
        boxc((.06, 1.4, .62), (2.27, 0, 1.92), PANE(), .03)
        boxc((1.27, 1.9, .3), (1.66, 0, 2.5), mat('#2E6FB0', .5), .06)
        boxc((.08, 1.5, .2), (2.32, 0, 2.5), mat('yellow', .5), .02)
        for s in (-1, 1):
            boxc((.66, .04, .6), (1.72, s * .87, 1.9), PANE(), .03)
            boxc((1.27, .03, .14), (1.65, s * .885, 1.3), mat('green', .5), .01)
            boxc((.1, .26, .2), (2.28, s * .6, 1.0), mat('cream', .2, 0, .9), .05)
            box((2.9, .1, 1.25), (-.75, s * .84, .8), mat('#B5502F', .7), .02)
            for k in range(6):
                boxc((.07, .14, 1.3), (-2.1 + k * .54, s * .84, 1.43), mat('yellow', .6), .015)
            boxc((2.92, .12, .1), (-.75, s * .85, 1.05), mat('#2E6FB0', .6), .01)
            boxc((2.92, .14, .1), (-.75, s * .84, 2.06), mat('green', .6), .02)
        for bx in (-2.2, .68):
            box((.1, 1.7, 1.25), (bx, 0, .8), mat('#B5502F', .7), .02)
        blob(1.0, (-.75, 0, 1.75), '#D9BE8C', 3, (1.35, .82, .5))
        for s, turn in ((-1, 0), (1, 180)):
            with at(-.75, s * .91, 1.55, rz=turn):
                boxc((1.9, .03, .36), (0, 0, 0), mat('green', .6), .02)
                text('HORN PLEASE', .24, (0, -.025, 0), 'yellow', width=1.7)
        boxc((.14, 1.7, .22), (2.33, 0, .66), mat('char', .5), .04)
        _wheels((-1.5, -.7, 1.65), .78, .4)


def auto(x, y, rz=0, hood='yellow', body='dgreen'):
    """An autorickshaw: green body, yellow hood, three wheels."""
    with at(x, y, 0, rz=rz):
        w = 1.25
        side([(-1.3, .28), (.95, .28), (1.25, .5), (1.3, .92), (1.05, 1.0), (.62, 1.0), (.5, .52), (-.15, .5), (-.3, .95), (-1.3, .98)], w, mat(body, .4), .05, .1)
        side([(-1.34, .96), (-.95, .96), (-.90, 1.5), (.72, 1.5), (.92, 1.42), (.86, 1.62), (.5, 1.78), (-1.1, 1.78), (-1.32, 1.6)], w + .04, mat(hood, .6), .05, .12)
        side([(.96, .98), (1.12, .98), (.88, 1.52), (.74, 1.52)], w - .1, glass(), .02, .03)
        for s in (-1, 1):
            tube([(1.02, s * .55, .96), (.8, s * .55, 1.52)], .03, mat(body, .4))
            tube([(-.25, s * .58, .95), (-.28, s * .58, 1.52)], .028, mat(body, .4))
        boxc((.55, w - .2, .14), (-.75, 0, .88), mat('char', .7), .05)
        boxc((.14, w - .2, .5), (-1.08, 0, 1.1), mat('char', .7), .05)
        boxc((.34, .5, .12), (.25, 0, .72), mat('char', .7), .05)
        sph(.11, (1.30, 0, .82), mat('cream', .2, 0, .8), (.5, 1, 1))
        boxc((.06, .4, .1), (1.28, 0, .55), mat('yellow', .5), .02)
        wheel(1.02, 0, .25, .14)
        loft([(.22, .34, .12, 1.02, 0, 2), (.44, .30, .11, 1.0, 0, 2), (.52, .1, .05, .98, 0, 2)], mat(body, .4))
        for s in (-1, 1):
            wheel(-.85, s * .55, .26, .16)


def bus(x, y, rz=0, colour='yellow', word='SCHOOL BUS'):
    """A school bus."""
    with at(x, y, 0, rz=rz):
        w = 2.0
        side([(-3.2, .4), (3.1, .4), (3.2, .8), (3.1, 2.55), (2.95, 2.7), (-3.1, 2.7), (-3.2, 2.5)], w, mat(colour, .35), .09, .14)
        side([(-3.22, .84), (3.2, .84), (3.19, .97), (-3.22, .97)], w + .02, mat('navy', .4), .01, .01)
        for s in (-1, 1):
            for k in range(6):
                boxc((.78, .03, .72), (-2.62 + k * .92, s * (w / 2 + .01), 1.85), PANE(), .01)
                boxc((.78, .045, .03), (-2.62 + k * .92, s * (w / 2 + .012), 1.75), mat('steel', .4), .005)
        boxc((.72, .04, 1.75), (2.66, -w / 2 - .012, 1.35), PANE(), .02)
        boxc((.05, w - .24, 1.0), (3.14, 0, 1.85), PANE(), .03)
        boxc((.06, 1.5, .26), (3.15, 0, 2.5), mat('white', .5), .02)
        for s, turn in ((-1, 0), (1, 180)):
            with at(-.4, s * (w / 2 + .014), 1.22, rz=turn):
                text(word, .34, (0, 0, 0), 'navy')
        for s in (-1, 1):
            sph(.14, (3.16, s * .7, .95), mat('cream', .2, 0, .9), (.4, 1, 1))
        boxc((.14, w, .22), (3.16, 0, .5), mat('char', .5), .04)
        _wheels((-1.9, 2.0), w / 2 - .1, .42)


def motorbike(x, y, rz=0, colour='navy', lit=True):
    """A patrol motorcycle."""
    with at(x, y, 0, rz=rz):
        for wx in (-.62, .66):
            with at(wx, 0, .32):
                tube([(math.cos(a * .5236) * .26, 0, math.sin(a * .5236) * .26) for a in range(13)], .06, mat('ink', .8), seg=10)
                cyl(.06, .14, (0, .07, 0), metal(), rot=(90, 0, 0))
                for k in range(3):
                    a = k * 1.047
                    tube([(math.cos(a) * .22, 0, math.sin(a) * .22), (-math.cos(a) * .22, 0, -math.sin(a) * .22)], .014, metal(), seg=6)
        boxc((.46, .26, .3), (.0, 0, .42), mat('steel', .4), .06)
        loft([(.60, .24, .10, .14, 0, 2.4), (.74, .30, .15, .16, 0, 2.2), (.86, .18, .10, .16, 0, 2), (.88, 0, 0, .16, 0, 2)], mat(colour, .25))
        boxc((.62, .26, .1), (-.36, 0, .76), mat('char', .7), .05, rot=(0, 4, 0))
        tube([(.66, 0, .34), (.50, 0, .78), (.42, 0, .96)], .035, metal())
        tube([(.36, -.34, 1.02), (.44, -.16, .98), (.44, .16, .98), (.36, .34, 1.02)], .022, mat('ink'))
        sph(.10, (.60, 0, .84), mat('cream', .2, 0, 1), (.7, 1, 1))
        tube([(-.62, 0, .34), (-.2, 0, .46)], .035, metal())
        tube([(.1, -.14, .32), (-.3, -.16, .28), (-.75, -.16, .34)], [.04, .045, .055], metal())
        boxc((.4, .16, .04), (-.72, 0, .64), mat(colour, .3), .02)
        if lit:
            tube([(-.62, 0, .78), (-.66, 0, 1.3)], .018, metal())
            sph(.06, (-.66, 0, 1.32), glow('red', .9))
        for s in (-1, 1):
            boxc((.34, .12, .26), (-.62, s * .2, .58), mat('saffron', .5), .05)


def fire_engine(x, y, rz=0):
    """A water tender with its ladder and lockers."""
    with at(x, y, 0, rz=rz):
        w = 2.0
        side([(-3.0, .4), (3.0, .4), (3.0, 1.9), (2.75, 2.35), (1.5, 2.35), (1.4, 1.9), (-3.0, 1.9)], w, mat('red', .3), .08, .12)
        side([(-3.02, .9), (3.02, .9), (3.02, 1.05), (-3.02, 1.05)], w + .02, mat('white', .4), .01, .01)
        side([(1.65, 1.45), (2.5, 1.45), (2.5, 2.1), (1.65, 2.1)], w + .03, PANE(), .02, .06)
        boxc((.05, w - .3, .62), (2.98, 0, 1.75), PANE(), .03, rot=(0, -12, 0))
        for s in (-1, 1):
            for k in range(3):
                boxc((1.1, .03, .62), (-2.3 + k * 1.24, s * (w / 2 + .01), 1.5), mat('steel', .4), .02)
                for j in range(4):
                    boxc((1.06, .035, .02), (-2.3 + k * 1.24, s * (w / 2 + .012), 1.28 + j * .14), mat('grey', .5), .004)
            sph(.13, (3.0, s * .7, .75), mat('cream', .2, 0, .9), (.4, 1, 1))
            tube([(-2.9, s * .3, 2.15), (2.6, s * .3, 2.6)], .05, metal())
        for k in range(14):
            tube([(-2.7 + k * .38, -.3, 2.17 + k * .031), (-2.7 + k * .38, .3, 2.17 + k * .031)], .025, metal())
        beacon(2.1, 2.42, 1.2)
        _wheels((-1.9, 2.0), w / 2 - .1, .44)


@part
def cart(x, y, rz=0, bin_colour='green'):
    """A two-bin housekeeping cart."""
    with at(x, y, 0, rz=rz):
        boxc((.6, .9, .12), (0, 0, .3), mat('char', .5), .03)
        boxc((.5, .4, .5), (0, -.2, .6), mat('saffron', .5), .05)
        boxc((.5, .35, .6), (0, .22, .65), mat(bin_colour, .5), .05)
        for sx in (-1, 1):
            for sy in (-1, 1):
                wheel(sx * .25, sy * .35, .1, .06)
        tube([(-.12, -.1, .8), (-.10, -.05, 1.6)], .02, mat('wood'))
        blob_mop(-.10, -.05, 1.62)
        box((.5, .05, .04), (0, .46, 1.0), mat('char'), .01)


def blob_mop(x, y, z):
    sph(.09, (x, y, z), mat('cream', .9), (1, 1, .7))
