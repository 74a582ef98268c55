"""Interiors and furniture. Rooms stand on a plinth with a back wall at +Y and a left wall at -X (or right, mirrored)."""
import glob
import math
import os

from .nature import pot  # noqa: F401 - rooms and pots go together
from .paint import glass, glow, mat, metal, screen
from .prims import PI, at, box, boxc, cyl, lathe, panel, part, prism, rect, sph, text, tube
from .site import shield

FEEDS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'feeds')


def feeds():
    """The monitors' pictures: crops of our own scenes, `dash-*` for dashboards. Sorted, so that a scene is always the
    same.
    """
    return [screen(f) for f in sorted(glob.glob(os.path.join(FEEDS, 'scene-*.jpg')))]


def dashboard(k=0):
    found = sorted(glob.glob(os.path.join(FEEDS, 'dash-*.jpg')))
    return screen(found[k % len(found)])


def walls(w, d, h, back='#F1E7D6', left='#E7DAC3', cap='navy', skirt='navy', mirror=False):
    """Back wall and one side wall, capped and skirted. Mirrored, the side wall is the right one."""
    s = 1 if mirror else -1
    boxc((w, .25, h), (0, d / 2, h / 2), mat(back, .8), .03)
    boxc((.25, d - .26, h), (s * (w / 2 - .125), -.13 + .005, h / 2), mat(left, .8), .03)
    boxc((w + .1, .33, .12), (0, d / 2, h + .03), mat(cap, .5), .02)
    boxc((.33, d - .2, .12), (s * (w / 2 - .125), -.24, h + .028), mat(cap, .5), .02)
    boxc((w - .3, .05, .16), (-s * .1, d / 2 - .14, .08), mat(skirt, .5), .01)
    boxc((.05, d - .5, .16), (s * (w / 2 - .26), -.2, .08), mat(skirt, .5), .01)


def tiles(colour, n=8, m=5, x0=-3.45, y0=-2.4):
    for i in range(n):
        for j in range(m):
            if (i + j) % 2 == 0:
                boxc((.98, .98, .012), (x0 + i, y0 + j, 0), mat(colour, .5), 0)


def window(x, y, z, w=1.25, h=1.9, frame='navy', rz=0, bars=1):
    with at(x, y, z, rz=rz):
        boxc((w, .1, h), (0, 0, 0), mat(frame, .5), .03)
        n = bars + 1
        for k in range(n):
            pw = (w - .12 - .06 * bars) / n
            boxc((pw, .12, h - .14), (-w / 2 + .06 + pw / 2 + k * (pw + .06), -.01, 0), glass(), .01)


def glass_door(x, y, w=2.2, h=2.3, frame='navy', lintel='saffron'):
    boxc((w, .12, h), (x, y, h / 2), mat(frame, .5), .03)
    for s in (-1, 1):
        boxc((w * .45, .14, h - .16), (x + s * w * .235, y - .01, h / 2 - .06), glass(), .01)
        boxc((.04, .08, .6), (x + s * .1, y - .1, h * .45), metal(), .015)
    boxc((w + .2, .3, .3), (x, y - .07, h + .2), mat(lintel, .5), .04)


def monitor(x, y, z, w=.62, h=.36, rz=0, picture=None):
    with at(x, y, z, rz=rz):
        box((.22, .16, .02), (0, .04, 0), mat('char', .4), .01)
        box((.05, .04, .2), (0, .06, 0), mat('char', .4), .01)
        with at(0, 0, .16 + h / 2):
            boxc((w + .04, .045, h + .04), (0, 0, 0), mat('ink', .4), .012)
            panel(w, h, -.0235, picture or mat('blue', .3, 0, .8))


def wall_screen(x, y, z, w, h, picture, rz=0):
    with at(x, y, z, rz=rz):
        boxc((w + .06, .06, h + .06), (0, 0, 0), mat('#0B0F1C', .4), .015)
        panel(w, h, -.034, picture)


def laptop(x, y, z, rz=0, picture=None):
    with at(x, y, z, rz=rz):
        boxc((.42, .28, .02), (0, 0, .01), mat('steel', .4), .008)
        boxc((.36, .14, .006), (0, .03, .022), mat('char', .5), .002)
        with at(0, .15, .15, rx=-14):
            boxc((.42, .02, .28), (0, 0, 0), mat('steel', .4), .008)
            panel(.38, .24, -.0115, picture or mat('#7FC4FF', .4, 0, .7))


def desk(x, y, rz=0, w=2.0, d=.85, top='wood', side_='white', modesty=True):
    """A table 0.8 m high. People sit at -Y; the modesty panel is at +Y."""
    with at(x, y, 0, rz=rz):
        prism(rect(w, d), .07, (0, 0, .74), mat(top, .45), .02, round_=.12)
        for s in (-1, 1):
            boxc((.08, d - .15, .74), (s * (w / 2 - .14), 0, .37), mat(side_, .5), .02)
        if modesty:
            boxc((w - .3, .06, .58), (0, d / 2 - .12, .44), mat(side_, .5), .02)


def table(x, y, rz=0, w=2.4, d=1.0, top='wood', round_=.3):
    with at(x, y, 0, rz=rz):
        prism(rect(w, d), .07, (0, 0, .72), mat(top, .4), .02, round_=round_)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(.04, .72, (sx * (w / 2 - .2), sy * (d / 2 - .16), 0), metal())


def keyboard(x, y, z, rz=0):
    with at(x, y, z, rz=rz):
        boxc((.42, .15, .02), (0, 0, .012), mat('ink', .4), .008)
        boxc((.07, .1, .02), (.3, 0, .012), mat('ink', .4), .01)


def papers(x, y, z, rz=0, colour='cream', n=1):
    for k in range(n):
        boxc((.24, .32, .012), (x, y, z + .008 + k * .013), mat(colour, .8), .002, rot=(0, 0, rz + k * 9))


def chair(x, y, rz=0, colour='navy'):
    """A five-castor office chair; its sitter faces -Y."""
    with at(x, y, 0, rz=rz):
        for k in range(5):
            a = 2 * PI * k / 5
            tube([(0, 0, .1), (math.cos(a) * .28, math.sin(a) * .28, .06)], [.025, .02], mat('char', .4), seg=8)
            sph(.035, (math.cos(a) * .29, math.sin(a) * .29, .035), 'ink')
        cyl(.03, .36, (0, 0, .08), metal())
        boxc((.5, .5, .09), (0, 0, .47), mat(colour, .7), .04)
        boxc((.46, .09, .6), (0, .27, .86), mat(colour, .7), .045, rot=(-8, 0, 0))
        for s in (-1, 1):
            boxc((.05, .3, .04), (s * .27, .02, .68), mat('char', .5), .015)
            boxc((.04, .04, .2), (s * .27, .1, .58), mat('char', .5), .01)


def plain_chair(x, y, rz=0, colour='saffron', arm=False):
    """A classroom chair; `arm` adds a writing tablet."""
    with at(x, y, 0, rz=rz):
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(.022, .44, (sx * .19, sy * .19, 0), metal(), seg=10)
        boxc((.46, .46, .05), (0, 0, .46), mat(colour, .6), .02)
        boxc((.44, .05, .36), (0, .23, .78), mat(colour, .6), .02, rot=(-8, 0, 0))
        for s in (-1, 1):
            cyl(.018, .5, (s * .19, .22, .44), metal(), seg=10)
        if arm:
            boxc((.3, .36, .03), (-.24, -.22, .70), mat('wood', .5), .01)


def bench(x, y, rz=0, n=3, colour='teal'):
    with at(x, y, 0, rz=rz):
        boxc((n * .62, .06, .08), (0, .05, .34), mat('steel', .3, .4), .02)
        for s in (-1, 1):
            boxc((.06, .45, .34), (s * (n * .27), .05, .17), mat('steel', .3, .4), .02)
        for k in range(n):
            dx = (k - (n - 1) / 2) * .62
            boxc((.54, .5, .07), (dx, 0, .42), mat(colour, .6), .03)
            boxc((.54, .07, .5), (dx, .27, .74), mat(colour, .6), .03, rot=(-10, 0, 0))


def sofa(x, y, rz=0, w=2.0, colour='navy2'):
    with at(x, y, 0, rz=rz):
        box((w, .8, .3), (0, 0, .1), mat(colour, .8), .08)
        box((w, .24, .5), (0, .3, .35), mat(colour, .8), .09)
        for s in (-1, 1):
            box((.22, .8, .32), (s * (w / 2 - .1), 0, .3), mat(colour, .8), .08)
        for k in range(2):
            box((w / 2 - .2, .55, .14), ((k - .5) * (w / 2 - .14), -.08, .38), mat(colour, .8), .06)
        boxc((.4, .14, .34), (w * .28, .1, .68), mat('saffron', .8), .06, rot=(-16, 0, 8))


def counter(x, y, rz=0, w=2.6, colour='white', front='teal', word=None):
    with at(x, y, 0, rz=rz):
        prism(rect(w, .8), .95, (0, 0, 0), mat(colour, .5), .03, round_=.2)
        prism(rect(w + .12, .92), .07, (0, 0, .95), mat('wood', .4), .02, round_=.2)
        boxc((w * .8, .03, .5), (0, -.405, .5), mat(front, .5), .02)
        boxc((w * .8, .03, .04), (0, -.41, .8), mat('saffron', .5), .01)
        if word:
            text(word, .26, (0, -.425, .5), 'white', width=w * .7)


def cabinet(x, y, rz=0, colour='steel', drawers=3):
    with at(x, y, 0, rz=rz):
        box((.7, .62, .48 * drawers), (0, 0, 0), mat(colour, .4), .03)
        for j in range(drawers):
            boxc((.58, .02, .38), (0, -.31, .26 + j * .46), mat('#DCE3EC', .4), .01)
            boxc((.2, .03, .04), (0, -.325, .34 + j * .46), mat('char', .4), .008)


def shelf(x, y, rz=0, w=1.6, h=2.0, rows=4, colour='wood', seed=1, muted=None):
    """Open shelving with box files and books."""
    with at(x, y, 0, rz=rz):
        for s in (-1, 1):
            boxc((.05, .4, h), (s * w / 2, 0, h / 2), mat(colour, .6), .01)
        for k in range(rows + 1):
            z = .06 + (h - .12) * k / rows
            boxc((w, .4, .04), (0, 0, z), mat(colour, .6), .008)
            if k < rows:
                n = int(w / .14)
                for j in range(n):
                    if (j * 7 + k * 5 + seed) % 6 == 0:
                        continue
                    tall = (h / rows) * (.62 + .1 * ((j * 3 + k + seed) % 3))
                    boxc((.11, .28, tall), (-w / 2 + .1 + j * (w - .2) / (n - 1), -.03, z + .02 + tall / 2), mat((muted or ('navy2', 'saffron', 'teal', 'cream', 'brick', 'blue'))[(j + 2 * k + seed) % 6], .6), .01)


def rack(x, y, rz=0, k0=0):
    """A server rack with lights."""
    with at(x, y, 0, rz=rz):
        box((.8, .7, 2.2), (0, 0, 0), mat('ink', .4), .03)
        boxc((.66, .02, 2.0), (0, -.36, 1.1), mat('#1A2540', .3), .01)
        for i in range(8):
            boxc((.6, .02, .16), (0, -.375, .3 + i * .23), mat('char', .4), .005)
            for j in range(4):
                boxc((.03, .02, .03), (-.22 + j * .07, -.388, .3 + i * .23), glow(('#5CE08A', '#5CE08A', 'amber', '#58B7FF')[(i * 3 + j * k0 + j) % 4], 1.6), .004)


def whiteboard(x, y, z, w=2.4, h=1.3, rz=0, title='TRAINING', lines=4, colour='white', stand=False):
    with at(x, y, z, rz=rz):
        boxc((w, .07, h), (0, 0, 0), mat('steel', .4), .02)
        boxc((w - .1, .08, h - .1), (0, -.005, 0), mat(colour, .4), .01)
        if title:
            text(title, .17, (0, -.052, h / 2 - .2), 'navy', width=w * .8, depth=.004)
        for k in range(lines):
            boxc((w * (.62, .5, .7, .4)[k % 4], .01, .035), (-w * .08, -.05, h / 2 - .42 - k * .19), mat(('navy2', 'red', 'teal', 'navy2')[k % 4], .6), 0)
            boxc((.06, .01, .06), (-w * .42, -.05, h / 2 - .42 - k * .19), mat('saffron', .6), 0)
        if stand:
            for s in (-1, 1):
                tube([(s * w * .4, .05, -z), (s * w * .4, .05, h / 2)], .03, mat('char', .5))


def frame(x, y, z, w=.6, h=.46, rz=0, picture=None, colour='gold'):
    """A framed certificate or photograph."""
    with at(x, y, z, rz=rz):
        boxc((w, .05, h), (0, 0, 0), mat(colour, .4), .015)
        boxc((w - .1, .06, h - .1), (0, -.003, 0), mat('cream', .7), .005)
        if picture:
            panel(w - .14, h - .14, -.04, picture)
        else:
            boxc((w * .5, .01, .03), (0, -.035, h * .2), mat('navy', .6), 0)
            boxc((w * .36, .01, .02), (0, -.035, h * .06), mat('grey', .6), 0)
            sph(.05 * w / .6, (0, -.035, -h * .2), mat('saffron', .5), (1, .3, 1))


def rug_emblem(x, y, s=1.0, rz=0, colour='navy', rim='gold'):
    """The shield laid flat on the floor."""
    with at(x, y, .02, rz=rz, rx=-90):
        shield(0, 0, 0, s, 0, colour, rim, .01)


def lathe_lamp(x, y, z):
    lathe([(0, 0), (.1, 0), (.02, .03), (.02, .3), (.16, .3), (.09, .5), (0, .5)], (x, y, z), mat('saffron', .5))


@part
def bed(x, y, rz=0):
    """A hospital bed, its head towards +Y."""
    with at(x, y, 0, rz=rz):
        for sx in (-.4, .4):
            for sy in (-.85, .85):
                cyl(.03, .42, (sx, sy, .1), metal())
                sph(.07, (sx, sy, .07), mat('char', .5), (.5, 1, 1))
        boxc((.95, 2.05, .1), (0, 0, .55), mat('white', .4), .03)
        boxc((.88, 1.95, .16), (0, 0, .67), mat('mist', .8), .06)
        boxc((.92, 1.25, .14), (0, -.33, .73), mat('teal', .85), .06)
        boxc((.94, .22, .15), (0, .24, .735), mat('white', .85), .05)
        boxc((.6, .36, .14), (0, .76, .80), mat('white', .85), .06)
        boxc((.95, .07, .75), (0, 1.04, .75), mat('#3AA0A6', .5), .04)
        boxc((.95, .07, .5), (0, -1.04, .62), mat('#3AA0A6', .5), .04)
        for s in (-1, 1):
            boxc((.03, .9, .05), (s * .5, .25, .98), metal(), .012)
            for k in (-1, 0, 1):
                boxc((.025, .03, .3), (s * .5, .25 + k * .4, .85), metal(), .008)


def drip(x, y):
    with at(x, y, 0):
        for k in range(4):
            tube([(0, 0, .06), (.22 * math.cos(k * PI / 2), .22 * math.sin(k * PI / 2), .04)], .02, metal(), seg=8)
        cyl(.02, 1.9, (0, 0, .05), metal())
        tube([(-.16, 0, 1.93), (.16, 0, 1.93)], .014, metal(), seg=8)
        boxc((.15, .05, .26), (.15, 0, 1.74), mat('sky', .2), .03)


def wheelchair(x, y, rz=0):
    """A wheelchair whose sitter faces -Y."""
    with at(x, y, 0, rz=rz):
        boxc((.5, .48, .06), (0, 0, .46), mat('navy2', .6), .02)
        boxc((.5, .06, .52), (0, .24, .76), mat('navy2', .6), .02)
        for s in (-1, 1):
            with at(s * .31, .08, .31):
                ring = [(0, math.cos(k * PI / 8) * .3, math.sin(k * PI / 8) * .3) for k in range(17)]
                tube(ring, .026, mat('ink', .7), seg=8)
                for k in range(4):
                    a = k * PI / 4
                    tube([(0, math.cos(a) * .28, math.sin(a) * .28), (0, -math.cos(a) * .28, -math.sin(a) * .28)], .007, metal(), seg=5)
            wheel_y = -.34
            cyl(.09, .05, (s * .24 - .025, wheel_y, .09), mat('ink'), rot=(0, 90, 0))
            tube([(s * .25, .24, .98), (s * .25, .40, .98)], .022, mat('ink'), seg=8)
            tube([(s * .25, .24, .98), (s * .25, .24, .2)], .018, metal(), seg=8)
            tube([(s * .28, .2, .68), (s * .28, -.2, .68)], .022, mat('ink'), seg=8)
            boxc((.14, .2, .02), (s * .12, -.46, .12), mat('char'), .006)
