"""Street and gate furniture: plinth, walls, barrier, booth, CCTV, lamp, signs, cones, flags. Metres."""
import math

from .paint import glass, glow, mat, metal
from .prims import PI, at, box, boxc, cyl, lathe, part, prism, rect, sph, strip, text, tube, upright


def plinth(w, d, top='stone', edge='navy', h=.35, r=.6):
    """The rounded base on which every diorama stands; its top is z = 0."""
    prism(rect(w, d), h, (0, 0, -h - .06), mat(edge, .5), .06, round_=r)
    prism(rect(w - .16, d - .16), .08, (0, 0, -.08), mat(top, .8), .03, round_=r * .9)


def carpet(w, d, x, y, colour, r=.4, lift=0, rz=0):
    """A flat area: lawn, rug, court, road."""
    with at(x, y, 0, rz=rz):
        prism(rect(w, d), .02, (0, 0, lift), mat(colour, .95), .005, round_=r)


def road(w, d, x, y, along='x', dashes=5):
    """Asphalt with a dashed centre line."""
    prism(rect(w, d), .03, (x, y, -.005), mat('asphalt', .9), 0)
    for k in range(dashes):
        t = (k + .5) / dashes - .5
        if along == 'x':
            boxc((w / dashes * .5, .09, .01), (x + t * w, y, .03), 'cream', 0)
        else:
            boxc((.09, d / dashes * .5, .01), (x, y + t * d, .03), 'cream', 0)


def kerb(x0, x1, y):
    """Black-and-yellow Indian kerb stones."""
    n = max(2, round((x1 - x0) / .5))
    w = (x1 - x0) / n
    for k in range(n):
        box((w, .16, .13), (x0 + w * (k + .5), y, -.01), mat(('yellow', 'char')[k % 2], .6), .02)


def zebra(x, y, n=6, length=1.0, step=.54, rz=0):
    with at(x, y, 0, rz=rz):
        for k in range(n):
            boxc((.34, length, .012), ((k - (n - 1) / 2) * step, 0, .032), 'cream', 0)


def shield(x, y, z, s=1, rz=0, colour='navy', rim='gold', depth=.12):
    """The brand's emblem: a shield with a star, facing -Y."""
    pts = [(-.5, .62), (0, .78), (.5, .62), (.5, .1), (.3, -.38), (0, -.68), (-.3, -.38), (-.5, .1)]
    star = [(math.sin(PI * k / 5) * (.28, .12)[k % 2], math.cos(PI * k / 5) * (.28, .12)[k % 2] + .05) for k in range(10)]
    with at(x, y, z, rz=rz, s=s), at(rx=90):
        prism([(a * 1.12, b * 1.12) for a, b in pts], depth, (0, 0, 0), mat(rim, .3, .5), .03, round_=.12)
        prism(pts, depth + .05, (0, 0, 0), mat(colour, .4), .03, round_=.1)
        prism(star, depth + .09, (0, 0, 0), mat(rim, .3, .5), .012)


def plus(x, y, z, s, m='white', rz=0, depth=.08):
    """The medical plus: always white on teal or green."""
    with at(x, y, z, rz=rz, s=s):
        boxc((.3, depth, 1), (0, 0, 0), m, .03)
        for q in (-1, 1):
            boxc((.36, depth * .98, .3), (q * .32, 0, 0), m, .03)


def wall_run(x0, x1, y, h=1.15, colour='cream'):
    w, c = x1 - x0, (x0 + x1) / 2
    boxc((w, .22, h), (c, y, h / 2), mat(colour, .7), .02)
    boxc((w + .04, .32, .09), (c, y, h + .04), mat('white', .6), .02)
    boxc((w, .24, .18), (c, y, .09), mat('navy', .6), .01)


def pier(x, y, h=1.9, emblem=True):
    """A gate pier with a round lamp."""
    box((.55, .55, h), (x, y, 0), mat('cream', .7), .03)
    box((.59, .59, .3), (x, y, 0), mat('navy', .6), .02)
    box((.7, .7, .12), (x, y, h), mat('white', .6), .03)
    box((.5, .5, .06), (x, y, h + .12), mat('white', .6), .02)
    sph(.17, (x, y, h + .32), mat('cream', .4, 0, .55))
    if emblem:
        shield(x, y - .29, h * .66, .36)


def fence(x0, x1, y, h=.9, colour='navy'):
    n = max(3, int((x1 - x0) / .22))
    for z in (.18, h - .1):
        boxc((x1 - x0, .05, .06), ((x0 + x1) / 2, y, z), mat(colour, .5), .015)
    for k in range(n + 1):
        boxc((.045, .045, h), (x0 + (x1 - x0) * k / n, y, h / 2), mat(colour, .5), .012)


def grille_gate(x, y, w=1.7, h=1.6, rz=0):
    """One leaf of a steel gate, hinged at (x, y), reaching towards +X."""
    with at(x, y, 0, rz=rz):
        for z in (.12, h * .5, h):
            boxc((w, .06, .08), (w / 2, 0, z), mat('navy', .4), .02)
        n = int(w / .2)
        for k in range(n + 1):
            boxc((.05, .05, h), (w * k / n, 0, h / 2 + .08), mat('navy', .4), .015)
        boxc((w * .5, .03, .3), (w / 2, -.04, h * .5 + .3), mat('saffron', .5), .02)


@part
def barrier(x, y, length=3.4, rz=0, lift=0):
    """A boom barrier; the arm reaches towards -X, `lift` degrees up."""
    with at(x, y, 0, rz=rz):
        box((.52, .52, .06), (0, 0, 0), 'char', .015)
        box((.36, .36, 1.02), (0, 0, .05), mat('saffron', .4), .05)
        box((.4, .4, .07), (0, 0, 1.05), mat('navy', .4), .03)
        with at(0, -.25, .92, ry=lift):
            cyl(.09, .07, (0, .04, 0), mat('char', .4), rot=(90, 0, 0))
            w = length / 8
            for k in range(8):
                boxc((w + .001, .06, .12), (-.1 - w * (k + .5), 0, 0), mat(('white', 'red')[k % 2], .4), .012 if k in (0, 7) else .004)
            boxc((.45, .08, .16), (.25, 0, 0), mat('char', .4), .03)


def barrier_rest(x, y, rz=0):
    with at(x, y, 0, rz=rz):
        box((.2, .2, .05), (0, 0, 0), 'char', .01)
        cyl(.035, .84, (0, 0, 0), metal())
        boxc((.1, .14, .05), (0, 0, .86), 'char', .01)


def booth(x, y, rz=0, w=1.9, d=1.7, h=2.35, roof='navy', word='SECURITY'):
    """A guard's cabin with glazing, counter and lettering."""
    with at(x, y, 0, rz=rz):
        box((w + .3, d + .3, .12), (0, 0, 0), 'concrete', .03)
        box((w, d, .95), (0, 0, .12), mat('navy', .5), .03)
        box((w + .04, d + .04, .06), (0, 0, 1.05), mat('saffron', .5), .015)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((.13, .13, h - .95), (sx * (w / 2 - .06), sy * (d / 2 - .06), 1.05), mat('white', .5), .02)
        box((w - .16, d - .16, h - 1.1), (0, 0, 1.08), glass(), 0)
        box((.04, .03, h - 1.1), (0, -d / 2 + .07, 1.1), mat('white', .5), .005)
        box((w, d, .16), (0, 0, h - .02), mat('white', .5), .03)
        prism(rect(w + .7, d + .8), .14, (0, -.1, h + .13), mat(roof, .45), .05, round_=.12)
        prism(rect(w + .72, d + .82), .05, (0, -.1, h + .155), mat('saffron', .45), .02, round_=.12)
        box((w * .8, .3, .05), (0, -d / 2 - .1, 1.06), mat('wood', .5), .015)
        if word:
            text(word, .26, (0, -d / 2 - .012, .60), 'amber', width=w * .8)


def bollard(x, y, colour='navy'):
    cyl(.085, .7, (x, y, 0), mat(colour, .4), bev=.04)
    cyl(.088, .08, (x, y, .5), mat('saffron', .4), bev=.005)


def cone(x, y):
    with at(x, y, 0):
        box((.34, .34, .04), (0, 0, 0), mat('char'), .01)
        lathe([(.13, .04), (.085, .22), (.085, .22)], (0, 0, 0), mat('saffron', .5))
        lathe([(.085, .22), (.06, .33)], (0, 0, 0), mat('white', .5))
        lathe([(.06, .33), (.025, .48), (0, .48)], (0, 0, 0), mat('saffron', .5))


def camera(x, y, z, rz=0, tilt=14, s=1):
    """A bullet camera looking towards -Y."""
    with at(x, y, z, rz=rz, rx=tilt, s=s):
        boxc((.17, .42, .15), (0, -.05, 0), mat('white', .35), .05)
        boxc((.19, .44, .03), (0, -.09, .09), mat('white', .35), .012)
        cyl(.06, .03, (0, -.255, 0), mat('ink', .15), rot=(90, 0, 0))
        cyl(.035, .012, (0, -.287, 0), mat('glass', .05), rot=(90, 0, 0))
        sph(.012, (.055, -.262, .05), mat('red', .4, 0, 3))


def dome_camera(x, y, z, s=1):
    """A ceiling dome, hanging below z."""
    cyl(.14 * s, .06 * s, (x, y, z - .06 * s), mat('white', .4))
    sph(.11 * s, (x, y, z - .07 * s), mat('ink', .1), (1, 1, .9))


@part
def cctv_pole(x, y, h=3.2, rz=0, arms=(0,), solar=False):
    with at(x, y, 0, rz=rz):
        cyl(.13, .08, (0, 0, 0), 'char')
        cyl(.045, h, (0, 0, 0), mat('white', .4), bev=.01)
        for a in arms:
            with at(0, 0, h - .12, rz=a):
                tube([(0, 0, 0), (0, -.25, .02)], .022, mat('white', .4))
                camera(0, -.36, 0)
        box((.22, .12, .3), (0, -.09, h * .5), mat('steel', .4), .02)
        if solar:
            boxc((.7, .5, .03), (0, .05, h + .15), mat('navy2', .2), .01, rot=(28, 0, 0))


def lamp(x, y, h=3.0, rz=0):
    with at(x, y, 0, rz=rz):
        cyl(.1, .1, (0, 0, 0), 'char')
        tube([(0, 0, .05), (0, 0, h * .8), (0, -.08, h * .96), (0, -.45, h)], [.045, .04, .035, .03], mat('char', .4))
        boxc((.16, .42, .06), (0, -.6, h), mat('char', .4), .025)
        boxc((.11, .34, .02), (0, -.6, h - .035), glow('amber', 1.4), .006)


def board(x, y, words, w=1.6, h=.5, z=1.9, rz=0, ground='navy', ink='white', posts=True, font='latin', size=None):
    """A signboard on two posts (or on a wall, posts=False), facing -Y; `z` is its centre."""
    lines = words if isinstance(words, (list, tuple)) else [words]
    with at(x, y, 0, rz=rz):
        if posts:
            for s in (-1, 1):
                cyl(.04, z, (s * w * .36, .06, 0), metal())
        boxc((w, .07, h), (0, 0, z), mat(ground, .5), .03)
        for k, line in enumerate(lines):
            step = h / len(lines)
            kind = 'hindi' if any(ord(c) > 0x900 for c in line) else font
            text(line, size or step * (.62 if kind == 'latin' else .72), (0, -.045, z + h / 2 - step * (k + .5)), ink, font=kind, width=w * .86)


def flag_pole(x, y, h=4.2, kind='brand', rz=0):
    """A pole on a stepped base. kind: 'brand' (saffron with the shield) or 'india' (the national flag, saffron uppermost)."""
    with at(x, y, 0, rz=rz):
        box((.9, .9, .22), (0, 0, 0), 'white', .03)
        box((.6, .6, .2), (0, 0, .22), 'navy', .03)
        cyl(.045, h, (0, 0, .4), mat('white', .4), r2=.03)
        sph(.08, (0, 0, h + .44), metal('gold'))
        with at(.04, 0, h - .75):
            if kind == 'india':
                tricolour(1.5, 1.0)
            else:
                upright([(0, 0), (1.5, 0), (1.5, 1.0), (0, 1.0)], .03, (0, 0, 0), mat('saffron', .7), .01)
                shield(.75, -.03, .5, .38)


def tricolour(w=1.5, h=1.0):
    """The flag of India flying towards +X from its lower hoist corner: saffron above white above green, navy chakra."""
    n = 12
    for k, colour in enumerate(('india_green', 'india_white', 'india_saffron')):
        z = h * (k + .5) / 3
        points = [(w * i / n, -.05 * math.sin(2.2 * PI * i / n) * (i / n + .25), z, (0, 0, 1)) for i in range(n + 1)]
        strip(points, h / 3, mat(colour, .8), .008)

    def on_cloth(x, z, face):
        u = .5 + x / w
        return (w * u, -.05 * math.sin(2.2 * PI * u) * (u + .25) + face, h / 2 + z)

    for face in (-.014, .014):  # the wheel follows the cloth
        r = h * .135
        tube([on_cloth(math.cos(2 * PI * k / 24) * r, math.sin(2 * PI * k / 24) * r, face) for k in range(25)], h * .014, mat('chakra', .7), seg=6)
        for k in range(24):
            c, s = math.cos(PI * k / 12) * r, math.sin(PI * k / 12) * r
            tube([on_cloth(c * q, s * q, face) for q in (.1, .5, .95)], h * .005, mat('chakra', .7), seg=5)
        sph(r * .2, on_cloth(0, 0, face), mat('chakra', .7), (1, .3, 1))


def queue_rope(x, y, n=3, step=.9, rz=0, rope='navy'):
    """Brass posts with ropes along +X."""
    with at(x, y, 0, rz=rz):
        for k in range(n):
            cyl(.05, .8, (k * step, 0, 0), metal('gold'))
            cyl(.14, .04, (k * step, 0, 0), metal('gold'))
            sph(.08, (k * step, 0, .84), metal('gold'))
        for k in range(n - 1):
            tube([(k * step, 0, .72), ((k + .5) * step, 0, .56), ((k + 1) * step, 0, .72)], .03, mat(rope, .7))
