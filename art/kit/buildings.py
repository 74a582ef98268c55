"""Buildings and the things that make a street Indian: offices, hospital, school, bank, factory, flats, chai stall, ATM."""
from .paint import glass, glow, mat, metal
from .prims import at, blob, box, boxc, cyl, lathe, prism, sph, strip, text, tube, upright
from .site import plus, shield


def _window(w, h, m, rail=True, pane=None):
    """A framed window in the plane Y = 0, centred on the origin."""
    boxc((w, .08, h), (0, 0, 0), m, .02)
    boxc((w - .1, .1, h - .1), (0, -.005, 0), pane or glass(), .01)
    if rail:
        boxc((w + .1, .16, .06), (0, -.03, -h / 2 - .03), mat('white'), .015)


def building(x, y, w=6, d=3, floors=3, rz=0, wall='cream', trim='navy', canopy='saffron', sign=None, entrance=True, emblem=False, tank=True, storey=1.5, chajja=True, lit=(), bare=()):
    """A flat-roofed concrete block with sunshades, parapet, water tank; front faces -Y. `sign` is lettered above the door.

    Front windows are (floor, place from the left): those in `lit` shine, those in `bare` are left out.
    """
    with at(x, y, 0, rz=rz):
        top = storey * floors + .2
        box((w + .3, d + .3, .18), (0, 0, 0), 'concrete', .04)
        box((w, d, top), (0, 0, .1), mat(wall, .7), .05)
        n = max(3, int(w / 1.2))
        cw = (w - .6) / n
        for f in range(floors):
            z = .1 + f * storey + .9
            for k in range(n):
                cx = -w / 2 + .3 + cw * (k + .5)
                if (f, k) in bare or f == 0 and entrance and abs(cx) < 1.1:
                    continue
                if f == 1 and (sign or emblem) and abs(cx) < (.75 if emblem and not sign else .0):
                    continue
                with at(cx, -d / 2, z):
                    _window(cw - .3, .86, mat(trim, .5), pane=glow('amber', .85) if (f, k) in lit else None)
                    if chajja:
                        boxc((cw - .14, .34, .05), (0, -.14, .53), mat('white', .6), .015)
            m = max(2, int(d / 1.3))
            dw = (d - .5) / m
            for s in (-1, 1):
                for k in range(m):
                    with at(s * w / 2, -d / 2 + .25 + dw * (k + .5), z, rz=s * 90):
                        _window(dw - .3, .86, mat(trim, .5), rail=False)
            if f:
                box((w + .08, d + .08, .09), (0, 0, .1 + f * storey - .04), mat('white', .6), .02)
        box((w + .25, d + .25, .22), (0, 0, top + .05), mat(trim, .5), .05)
        box((w, d, .1), (0, 0, top + .24), mat('stone', .8), .02)
        if tank:
            with at(-w * .28, .2, top + .3):  # the black plastic tank of every Indian roof
                cyl(.36, .62, (0, 0, 0), mat('char', .5), bev=.06)
                for q in (.16, .32, .48):
                    cyl(.375, .05, (0, 0, q), mat('char', .5), bev=.02)
                cyl(.14, .1, (0, 0, .62), mat('char', .5), bev=.03)
            box((1.0, .8, .45), (w * .22, .25, top + .3), mat('steel', .5), .05)
        if emblem:
            shield(0, -d / 2 - .03, storey + 1.15, .62)
        if sign:
            sw = min(w * .92, max(2.6, .32 * len(sign)))
            boxc((sw, .1, .46), (0, -d / 2 - .16, storey + .62 if floors > 1 else top - .05), mat(trim, .5), .03)
            text(sign, .3, (0, -d / 2 - .22, storey + .61 if floors > 1 else top - .06), 'white', width=sw * .88)
        if entrance:
            _entrance(d, trim, canopy)


def _entrance(d, trim, canopy):
    boxc((1.9, .1, 1.45), (0, -d / 2, .9), mat(trim, .4), .03)
    for s in (-1, 1):
        boxc((.78, .12, 1.28), (s * .42, -d / 2 - .01, .85), glass(), .01)
        cyl(.05, 1.42, (s * 1.1, -d / 2 - .82, .1), metal())
    box((2.5, 1.0, .12), (0, -d / 2 - .45, 1.5), mat(canopy, .5), .04)
    box((2.4, .9, .1), (0, -d / 2 - .5, .02), 'concrete', .03)
    box((2.0, .6, .1), (0, -d / 2 - .35, .1), 'concrete', .03)


def factory(x, y, w=5.5, d=2.4, rz=0, wall='#C9D6E2', sign='FACTORY'):
    """A saw-tooth shed with a roller shutter and a chimney."""
    with at(x, y, 0, rz=rz):
        box((w + .2, d + .2, .12), (0, 0, 0), 'concrete', .03)
        box((w, d, 2.2), (0, 0, .1), mat(wall, .7), .04)
        for k in range(int(w / .42)):
            boxc((.05, .03, 2.0), (-w / 2 + .2 + k * .42, -d / 2 - .01, 1.2), mat('#B4C4D4', .6), .01)
        n = 3
        s = w / n
        for k in range(n):
            with at(-w / 2 + s * (k + .5), 0, 2.3):
                prism([(-s / 2, 0), (s / 2, 0), (-s / 2 + .06, .8), (-s / 2, .8)], d, (0, d / 2, 0), mat('navy2', .5), .02, rot=(90, 0, 0))
        boxc((1.9, .08, 1.7), (-.6, -d / 2 - .03, .95), mat('navy', .5), .03)
        for k in range(8):
            boxc((1.7, .08, .17), (-.6, -d / 2 - .06, .22 + k * .2), mat('steel', .4), .03)
        boxc((2.6, .1, .5), (.2, -d / 2 - .06, 2.02), mat('saffron', .5), .03)
        text(sign, .32, (.2, -d / 2 - .12, 2.02), 'ink', width=2.3)
        cyl(.26, 2.1, (w / 2 - .6, d / 2 - .5, 2.3), mat('brick', .7), r2=.2)
        for z in (3.7, 4.1):
            cyl(.245, .14, (w / 2 - .6, d / 2 - .5, z), mat('white', .6), bev=.01)


def flats(x, y, w=2.6, d=2.4, floors=5, rz=0, wall='#F0D9B8', trim='brick'):
    """An apartment tower with balconies."""
    with at(x, y, 0, rz=rz):
        st = .86
        box((w, d, st * floors + .2), (0, 0, 0), mat(wall, .75), .05)
        for f in range(floors):
            z = .1 + f * st
            for s in (-1, 1):
                with at(s * w * .25, -d / 2, z + .42):
                    boxc((w * .30, .08, .56), (0, 0, 0), glass(), .01)
                boxc((w * .40, .42, .05), (s * w * .25, -d / 2 - .2, z + .08), mat('white', .6), .015)
                boxc((w * .40, .03, .26), (s * w * .25, -d / 2 - .40, z + .22), mat(trim, .6), .01)
                for q in (-1, 1):
                    boxc((.03, .4, .26), (s * w * .25 + q * w * .195, -d / 2 - .2, z + .22), mat(trim, .6), .01)
            for s in (-1, 1):
                boxc((.06, .5, .5), (s * w / 2, 0, z + .46), glass(), .01)
        box((w + .16, d + .16, .14), (0, 0, st * floors + .15), mat(trim, .6), .04)
        cyl(.3, .5, (w * .2, .3, st * floors + .29), mat('char', .5), bev=.06)


def tower(x, y, w=2.2, d=2.0, h=4.6, rz=0, colour='glass', trim='navy', sign=None):
    """A glazed office tower (IT park)."""
    with at(x, y, 0, rz=rz):
        box((w, d, h), (0, 0, 0), glass(colour), .05)
        rows = int(h / .5)
        for k in range(rows + 1):
            box((w + .06, d + .06, .06), (0, 0, k * h / rows - (.05 if k else 0)), mat('white', .5), .015)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((.22, .22, h), (sx * (w / 2 - .06), sy * (d / 2 - .06), 0), mat(trim, .5), .03)
        box((w + .2, d + .2, .14), (0, 0, h), mat(trim, .5), .04)
        if sign:
            boxc((w * .9, .08, .42), (0, -d / 2 - .08, h - .35), mat('saffron', .5), .03)
            text(sign, .27, (0, -d / 2 - .13, h - .35), 'ink', width=w * .8)


def chai_stall(x, y, rz=0, word='चाय'):
    """A tea stall: striped awning, kettle on the stove, glasses, biscuit jars, hand-painted board."""
    with at(x, y, 0, rz=rz):
        box((1.9, .8, .9), (0, 0, 0), mat('#3C8C8C', .7), .03)
        boxc((1.7, .04, .5), (0, -.41, .5), mat('#F2C14E', .7), .02)
        box((2.05, .95, .06), (0, 0, .9), mat('wood', .6), .02)
        for sx in (-1, 1):
            for sy, hh in ((-.62, 1.9), (.4, 2.3)):
                cyl(.035, hh, (sx * .98, sy, 0), mat('dwood'))
        n = 8
        for k in range(n):
            with at(-1.1 + 2.2 * (k + .5) / n, -.12, 2.12, rx=17):
                boxc((2.2 / n + .002, 1.35, .04), (0, 0, 0), mat(('saffron', 'white')[k % 2], .7), .008)
                boxc((2.2 / n + .002, .03, .18), (0, -.67, -.07), mat(('saffron', 'white')[k % 2], .7), .008)
        boxc((1.5, .05, .5), (0, .42, 1.72), mat('navy', .6), .02)
        text(word, .34, (-.28, .385, 1.72), 'saffron', font='hindi')
        text('TEA', .26, (.36, .385, 1.72), 'white')
        lathe([(0, 0), (.15, 0), (.19, .1), (.12, .22), (.05, .26), (0, .3)], (-.55, -.1, 1.02), metal())
        tube([(-.40, -.1, 1.12), (-.28, -.1, 1.22), (-.24, -.1, 1.30)], .03, metal())
        box((.4, .4, .06), (-.55, -.1, .96), mat('char'), .01)
        for k in range(4):
            cyl(.045, .11, (-.1 + .14 * k, -.26, .96), mat('#C98A4B', .3), r2=.055)
        for k in range(3):
            cyl(.1, .24, (.2 + .27 * k, .14, .96), mat(('#D9B36A', '#E9D3A0', '#B97A45')[k], .3))
            cyl(.1, .04, (.2 + .27 * k, .14, 1.2), mat('red', .4))


def atm(x, y, rz=0, h=2.2):
    """A bank's cash machine in its kiosk surround."""
    with at(x, y, 0, rz=rz):
        boxc((1.15, .8, h), (0, 0, h / 2), mat('navy', .4), .06)
        boxc((.62, .04, .42), (0, -.4, h * .66), glow('#7FC4FF', 1.1), .01)
        boxc((.62, .24, .06), (0, -.46, h * .50), mat('steel', .4), .02)
        for i in range(3):
            for j in range(4):
                boxc((.05, .05, .02), (-.12 + i * .08, -.40 - j * .05, h * .50 + .035), mat('char', .4), .006)
        boxc((.42, .06, .05), (0, -.40, h * .40), mat('ink', .3), .01)
        boxc((.26, .1, .012), (0, -.44, h * .40), mat('#B9D8A0', .6), 0)
        boxc((1.17, .1, .32), (0, -.38, h - .2), mat('saffron', .5), .03)
        text('ATM', .26, (0, -.435, h - .2), 'ink')


def stage_arch(x, y, w=4.0, h=2.6, words='PASSING OUT PARADE', ground='navy'):
    """A cloth gate with a lettered banner and marigold garlands."""
    with at(x, y, 0):
        for s in (-1, 1):
            box((.4, .4, h), (s * w / 2, 0, 0), mat('saffron', .7), .04)
            box((.44, .44, .3), (s * w / 2, 0, 0), mat('navy', .6), .03)
        boxc((w + .5, .3, .62), (0, 0, h + .2), mat(ground, .6), .05)
        text(words, .36, (0, -.17, h + .2), 'white', width=w * .94)
        garland(-w / 2 + .2, w / 2 - .2, -.2, h - .12, 4)


def garland(x0, x1, y, z, swags=3, colour='saffron'):
    """Marigolds hung in swags."""
    step = (x1 - x0) / swags
    for k in range(swags):
        for i in range(11):
            t = i / 10
            sph(.055, (x0 + step * (k + t), y, z - .34 * 4 * t * (1 - t) * .7), mat((colour, 'yellow')[i % 2], .8))


def sacks(x, y, n=3, colour='#D9C08C'):
    for k in range(n):
        blob(.3, (x + .42 * (k % 3), y + .1 * (k % 2), .24 + .38 * (k // 3)), colour, k, (1, .8, .7))


def tent(x, y, w=3.2, d=2.2, h=1.9, colour='white', trim='saffron'):
    """A shamiana canopy on four poles."""
    with at(x, y, 0):
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(.045, h, (sx * w / 2, sy * d / 2, 0), mat('gold', .4))
        prism([(-w / 2 - .15, 0), (w / 2 + .15, 0), (0, .75)], d + .3, (0, d / 2 + .15, h), mat(colour, .8), .03, rot=(90, 0, 0))
        n = int(w / .4)
        for k in range(n):
            upright([(-.2, .0), (0, -.24), (.2, 0)], .03, (-w / 2 + w * (k + .5) / n, -d / 2 - .17, h + .04), mat((trim, 'navy')[k % 2], .8), .005)


def hospital_front(x, y, w=6.4, d=2.0, floors=3, sign='CITY HOSPITAL'):
    """A hospital's face: white and teal, the plus on teal, a lit emergency portico."""
    n = max(3, int(w / 1.2))
    building(x, y, w, d, floors, wall='white', trim='teal', canopy='teal', sign=sign, tank=True, bare={(floors - 1, n - 1)})
    with at(x, y, 0):
        boxc((1.2, .14, 1.2), (w * .34, -d / 2 - .1, 1.5 * floors - .45), mat('teal', .5), .08)
        plus(w * .34, -d / 2 - .18, 1.5 * floors - .45, .8, mat('white', .4))


def shutter_shop(x, y, w=1.8, word='MEDICAL', colour='green'):
    """A small street shop under a painted board."""
    with at(x, y, 0):
        box((w, 1.4, 2.1), (0, 0, 0), mat('#EBD9B8', .8), .03)
        boxc((w - .3, .1, 1.35), (0, -.7, .75), mat('ink', .6), .02)
        for k in range(3):
            boxc((w - .4, .14, .04), (0, -.68, .35 + .4 * k), mat('wood', .6), .01)
            for j in range(5):
                boxc((.18, .1, .2), (-w / 2 + .38 + j * .26, -.72, .48 + .4 * k), mat(('saffron', 'teal', 'rose', 'cream', 'blue')[(j + k) % 5], .6), .02)
        boxc((w + .1, .16, .46), (0, -.72, 1.78), mat(colour, .5), .03)
        text(word, .3, (0, -.81, 1.78), 'white', width=w * .85)
        boxc((w + .1, .5, .05), (0, -.95, 1.5), mat('saffron', .6), .02, rot=(14, 0, 0))
        strip([(-w / 2, -.82, 1.47, (0, 1, 0)), (w / 2, -.82, 1.47, (0, 1, 0))], .02, mat('saffron'))
        glow('amber')
