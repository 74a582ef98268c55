"""Equipment of the trade: detectors, fire gear, cleaning machines, cash boxes, and things held in the hand."""
import math

from mathutils import Vector

from .paint import glass, glow, mat, metal
from .prims import PI, at, blob, box, boxc, cyl, lathe, loft, prism, rect, sph, text, tube
from .site import shield


# ---- held things: each returns a `prop(p)` for people.figure(); p['_rh'], p['_lh'] are the palms
def sheet(w=.22, h=.30, colour='white', tilt=-38, y=-.40, z=1.16):
    """A clipboard or tablet held before the chest with both hands."""
    def prop(_p):
        boxc((w, .016, h), (0, y, z), mat('ink', .4), .01, rot=(tilt, 0, 0))
        boxc((w - .03, .02, h - .03), (0, y, z), mat(colour, .5), .006, rot=(tilt, 0, 0))
    return prop


def handset(hand='_rh', up=.08):
    """A walkie-talkie."""
    def prop(p):
        c = p[hand]
        boxc((.055, .045, .15), (c.x, c.y - .02, c.z + up * .3), mat('ink', .4), .012)
        cyl(.008, .13, (c.x + .015, c.y - .02, c.z + up * .3 + .07), mat('ink'))
        boxc((.03, .006, .03), (c.x, c.y - .044, c.z + up * .3 + .03), glow('#5CE08A', .9), .002)
    return prop


def stick(length=.5, colour='ink', hand='_rh', towards=(0, -.7, .7), r=.02, tip=None):
    """Baton, metal-detector wand, pointer: a rod from the palm in a direction."""
    def prop(p):
        a = p[hand]
        d = Vector(towards).normalized()
        tube([a - d * .08, a + d * length], [r, r], mat(colour, .4), seg=10)
        if tip:
            sph(r * 2.1, a + d * length, tip)
    return prop


def wand(hand='_rh'):
    """A hand-held metal detector: a paddle with a green lamp."""
    def prop(p):
        a = p[hand]
        with at(a.x, a.y, a.z, rx=25):
            boxc((.045, .16, .04), (0, .0, 0), mat('ink', .5), .015)
            boxc((.085, .30, .03), (0, -.20, .0), mat('ink', .5), .014)
            boxc((.05, .2, .036), (0, -.21, .0), mat('saffron', .5), .006)
            sph(.014, (0, -.08, .025), glow('#5CE08A', 1.2))
    return prop


def torch(hand='_rh'):
    def prop(p):
        a = p[hand]
        tube([(a.x, a.y + .06, a.z), (a.x, a.y - .12, a.z)], .024, mat('ink', .4), seg=10)
        cyl(.04, .07, (a.x, a.y - .11, a.z), mat('ink', .4), r2=.03, rot=(90, 0, 0))
        sph(.034, (a.x, a.y - .18, a.z), glow('amber', 1.5), (1, .4, 1))
    return prop


def cup(hand='_rh', s=1):
    """A glass of tea."""
    def prop(p):
        a = p[hand]
        cyl(.035 * s, .09 * s, (a.x, a.y - .03 * s, a.z - .02), mat('#C98A4B' if s == 1 else '#B5652B', .3), r2=.043 * s)
        if s > 1:
            cyl(.044 * s, .02 * s, (a.x, a.y - .03 * s, a.z - .02 + .09 * s), mat('mist', .2))
    return prop


def both(*props):
    def prop(p):
        for q in props:
            q(p)
    return prop


def rifle(p):
    """A slung guard's shotgun, muzzle up, behind the right shoulder: quiet, never aimed."""
    tube([(-.16, .16, .86), (-.16, .16, 1.30)], .024, mat('dwood', .6), seg=8)
    tube([(-.16, .16, 1.25), (-.16, .16, 1.72)], .014, mat('ink', .4), seg=8)
    boxc((.05, .09, .22), (-.16, .17, .90), mat('dwood', .6), .02)
    tube([(-.15, .12, 1.40), (-.12, -.10, 1.36), (-.02, -.145, 1.18), (.10, -.13, 1.02)], .014, mat('ink', .6), seg=6)


def case(colour='saffron', hand='_lh', w=.16, d=.42, h=.34):
    """A cash box or briefcase hanging from a hand."""
    def prop(p):
        a = p[hand]
        boxc((w, d, h), (a.x, a.y, a.z - h / 2 - .08), mat(colour, .45), .03)
        boxc((w + .02, d + .02, .05), (a.x, a.y, a.z - h / 2 - .02), mat('navy', .4), .01)
        tube([(a.x, a.y - .1, a.z - .08), (a.x, a.y - .08, a.z - .01), (a.x, a.y + .08, a.z - .01), (a.x, a.y + .1, a.z - .08)], .014, mat('ink'), seg=8)
    return prop


def mop(hand='_rh', x=.16, y=-.75):
    """A flat mop from the hand down to the floor at (x, y)."""
    def prop(p):
        a = p[hand]
        tube([(a.x, a.y, a.z + .45), (x, y, .08)], .02, mat('wood'), seg=8)
        boxc((.46, .16, .07), (x, y, .05), mat('sky', .9), .03)
    return prop


def certificate(w=.46, h=.32, y=-.40, z=1.14):
    """A framed certificate shown to the viewer."""
    def prop(_p):
        boxc((w, .03, h), (0, y, z), mat('gold', .4), .012, rot=(-8, 0, 0))
        boxc((w - .06, .035, h - .06), (0, y - .002, z), mat('cream', .7), .005, rot=(-8, 0, 0))
        boxc((w * .5, .01, .026), (0, y - .021, z + h * .14), mat('navy', .6), 0, rot=(-8, 0, 0))
        boxc((w * .36, .01, .018), (0, y - .021, z + h * .01), mat('grey', .6), 0, rot=(-8, 0, 0))
        sph(.032, (0, y - .018, z - h * .22), mat('saffron', .5), (1, .3, 1))
    return prop


# ---- standing things
def extinguisher(x, y, z=0, rz=0, s=1):
    with at(x, y, z, rz=rz, s=s):
        lathe([(0, 0), (.085, 0), (.095, .015), (.095, .42), (.08, .48), (.035, .52), (.03, .56), (0, .56)], (0, 0, 0), mat('red', .25))
        loft([(.2, .097, .097, 0, 0, 2), (.34, .097, .097, 0, 0, 2)], mat('cream', .5))
        boxc((.05, .14, .03), (0, -.03, .59), mat('char', .4), .01)
        boxc((.04, .15, .02), (0, -.05, .63), mat('char', .4), .008, rot=(-14, 0, 0))
        tube([(.03, 0, .56), (.13, 0, .52), (.13, -.02, .3), (.11, -.03, .2)], [.012, .012, .012, .018], mat('ink', .5), seg=8)


def detector(x, y, rz=0):
    """A walk-through metal detector."""
    with at(x, y, 0, rz=rz):
        for s in (-1, 1):
            boxc((.16, .5, 2.2), (s * .52, 0, 1.1), mat('#DDE3EA', .4), .04)
            boxc((.17, .06, 2.0), (s * .52, -.24, 1.1), mat('navy', .4), .015)
            boxc((.05, .02, 1.4), (s * .52, -.275, 1.15), glow('#5CE08A', 1.1), .005)
        boxc((1.22, .5, .34), (0, 0, 2.3), mat('navy', .4), .05)
        boxc((.5, .03, .16), (0, -.25, 2.3), glow('#5CE08A', 1.1), .01)
        boxc((.9, .6, .03), (0, 0, .015), mat('char', .7), .01)


def xray(x, y, rz=0):
    """A baggage scanner with bags on its belt."""
    with at(x, y, 0, rz=rz):
        boxc((3.6, .8, .12), (0, 0, .72), mat('char', .5), .03)
        boxc((1.5, 1.1, 1.1), (0, 0, 1.05), mat('white', .4), .08)
        for s in (-1, 1):
            boxc((.04, .8, .6), (s * .76, 0, 1.05), mat('ink', .8), .01)
            for k in (.5, 1.6):
                boxc((.1, .6, .7), (s * k, 0, .35), mat('steel', .4), .02)
        boxc((1.52, .02, .14), (0, -.555, 1.42), mat('saffron', .5), .01)
        text('X-RAY', .2, (0, -.56, 1.12), 'navy')
        boxc((.55, .4, .42), (-1.3, 0, 1.0), mat('brick', .6), .07)
        tube([(-1.42, 0, 1.2), (-1.42, 0, 1.3), (-1.18, 0, 1.3), (-1.18, 0, 1.2)], .02, mat('ink'), seg=8)
        boxc((.5, .34, .3), (1.35, 0, .94), mat('teal', .6), .06)


def turnstile(x, y, rz=0):
    with at(x, y, 0, rz=rz):
        boxc((.26, .9, 1.0), (0, 0, .5), mat('steel', .35, .2), .06)
        boxc((.28, .3, .03), (0, -.25, 1.01), glow('#58B7FF', 1.1), .01)
        boxc((.5, .04, .55), (.36, 0, .62), glass(), .02)


def reader(x, y, z, rz=0, s=1):
    """A fingerprint and card reader on a wall."""
    with at(x, y, z, rz=rz, s=s):
        boxc((.26, .08, .42), (0, 0, 0), mat('ink', .3), .03)
        boxc((.19, .1, .15), (0, -.003, .09), glow('#58B7FF', .9), .01)
        sph(.055, (0, -.045, -.1), glow('#5CE08A', .9), (1, .4, 1.2))


def vault_door(x, y, z):
    """A round safe door in its steel surround, facing -Y."""
    with at(x, y, z):
        boxc((2.5, .2, 2.5), (0, 0, .05), mat('navy', .5), .05)
        cyl(1.0, .22, (0, -.05, 0), mat('steel', .3, .4), rot=(90, 0, 0))
        cyl(.78, .26, (0, -.05, 0), mat('#8E9AAA', .3, .4), rot=(90, 0, 0))
        cyl(.16, .5, (0, -.05, 0), metal('gold'), rot=(90, 0, 0))
        for k in range(3):
            a = PI * k / 3
            tube([(math.cos(a) * .5, -.42, math.sin(a) * .5), (-math.cos(a) * .5, -.42, -math.sin(a) * .5)], .035, metal('gold'))
        for k in range(8):
            a = 2 * PI * k / 8
            sph(.06, (math.cos(a) * .9, -.28, math.sin(a) * .9), metal('gold'))


def cash_box(x, y, z=0, rz=0, colour='saffron'):
    with at(x, y, z, rz=rz):
        boxc((.8, .5, .42), (0, 0, .21), mat(colour, .45), .06)
        boxc((.82, .52, .08), (0, 0, .30), mat('navy', .4), .01)
        boxc((.12, .04, .12), (0, -.26, .28), metal('gold'), .02)


def notes(x, y, z, rz=0, n=4, colour='#9DC3A0'):
    """Bundles of banknotes."""
    with at(x, y, z, rz=rz):
        for k in range(n):
            boxc((.3, .15, .07), (.02 * (k % 2), 0, .04 + k * .075), mat(colour, .7), .006)
            boxc((.06, .155, .074), (.02 * (k % 2), 0, .04 + k * .075), mat('cream', .7), .003)


def hydrant(x, y):
    with at(x, y, 0):
        cyl(.2, .08, (0, 0, 0), mat('red', .4))
        cyl(.14, .6, (0, 0, .05), mat('red', .35))
        sph(.15, (0, 0, .66), mat('red', .35))
        for s in (-1, 1):
            cyl(.07, .14, (s * .2 - .07, 0, .42), metal('gold'), rot=(0, 90, 0))


def hose_reel(x, y, z=1.2, rz=0):
    """A red hose cabinet on a wall."""
    with at(x, y, z, rz=rz):
        boxc((.9, .24, 1.0), (0, 0, 0), mat('red', .4), .04)
        boxc((.74, .26, .74), (0, -.01, -.06), glass('mist'), .02)
        cyl(.28, .06, (0, -.13, -.06), mat('red', .4), rot=(90, 0, 0))
        for r in (.12, .18, .24):
            ring = [(math.cos(2 * PI * k / 20) * r, -.21, math.sin(2 * PI * k / 20) * r - .06) for k in range(21)]
            tube(ring, .026, mat('cream', .7), seg=8)
        text('FIRE', .14, (0, -.135, .40), 'white')


def flames(x, y, s=1.0, tray=True):
    """A training fire in a steel tray."""
    with at(x, y, 0, s=s):
        if tray:
            box((1.3, .9, .16), (0, 0, 0), mat('char', .6), .03)
            box((1.2, .8, .03), (0, 0, .15), mat('ink', .5), .01)
        for k, (dx, dy, h, colour) in enumerate(((-.3, .05, .75, 'saffron'), (0, .12, 1.05, 'saffron'), (.3, 0, .8, 'saffron'), (-.15, -.18, .55, 'amber'), (.16, -.18, .62, 'amber'), (0, -.05, .72, '#FFE08A'), (.42, .2, .5, 'brick'), (-.42, .18, .46, 'brick'))):
            wob = .05 * ((k % 3) - 1)
            loft([(.14, .02, .02, dx, dy, 2), (.24, .16, .15, dx, dy, 2), (.16 + h * .35, .13, .12, dx + wob, dy, 2), (.16 + h * .7, .06, .06, dx - wob, dy, 2), (.16 + h, 0, 0, dx + wob, dy, 2)], mat(colour, .6, 0, .65), angle=180)


def scrubber(x, y, rz=0, ride=False):
    """A walk-behind (or ride-on) floor scrubber; it drives towards -Y."""
    with at(x, y, 0, rz=rz):
        prism(rect(1.0, 1.5), .5, (0, -.05, .18), mat('saffron', .4), .08, round_=.25)
        prism(rect(.84, 1.1 if not ride else .6), .42, (0, .1 if not ride else -.3, .68), mat('navy', .4), .08, round_=.2)
        cyl(.42, .14, (0, -.75, .02), mat('char', .6))
        boxc((1.3, .12, .1), (0, .78, .08), mat('ink', .6), .03)
        for s in (-1, 1):
            cyl(.2, .12, (s * .45 - .06, .35, .2), mat('char', .8), bev=.04, rot=(0, 90, 0))
        if ride:
            boxc((.5, .46, .12), (0, .42, .74), mat('ink', .7), .05)
            boxc((.5, .1, .5), (0, .66, 1.0), mat('ink', .7), .05)
            tube([(0, -.2, 1.1), (0, .04, 1.26)], .03, mat('char'))
            ring = [(math.cos(2 * PI * k / 16) * .17, .06 + math.sin(2 * PI * k / 16) * .06, 1.28 + math.sin(2 * PI * k / 16) * .15) for k in range(17)]
            tube(ring, .022, mat('ink'), seg=8)
            cyl(.03, .9, (-.4, .7, .66), metal())
            sph(.08, (-.4, .7, 1.6), glow('saffron', .8))
        else:
            boxc((.5, .04, .25), (0, .66, .98), mat('ink', .3), .02)
            tube([(-.35, .6, 1.0), (-.35, .95, 1.12), (.35, .95, 1.12), (.35, .6, 1.0)], .035, mat('char'), seg=8)


def wet_floor(x, y, rz=20):
    with at(x, y, 0, rz=rz):
        for s in (-1, 1):
            boxc((.5, .04, .8), (0, s * .14, .4), mat('hivis', .5), .03, rot=(s * 14, 0, 0))
        boxc((.3, .05, .05), (0, -.18, .5), mat('ink'), .01, rot=(-14, 0, 0))
        boxc((.2, .05, .05), (0, -.20, .4), mat('ink'), .01, rot=(-14, 0, 0))


def bucket(x, y, colour='saffron'):
    with at(x, y, 0):
        prism(rect(.6, .5), .5, (0, 0, .08), mat(colour, .5), .04, round_=.1)
        boxc((.5, .4, .1), (0, 0, .6), mat('char', .5), .03)
        for sx in (-1, 1):
            for sy in (-1, 1):
                sph(.06, (sx * .25, sy * .2, .05), mat('ink'))


def ladder(x, y, rz=0, h=1.3):
    with at(x, y, 0, rz=rz):
        for s in (-1, 1):
            tube([(s * .35, -.3, 0), (s * .25, .1, h)], .04, mat('saffron', .4), seg=8)
            tube([(s * .35, .5, 0), (s * .25, .1, h)], .04, mat('saffron', .4), seg=8)
        for k in range(int(h / .3)):
            boxc((.6, .16, .04), (0, -.24 + .1 * k, .25 + .3 * k), mat('steel', .4), .01)
        boxc((.6, .3, .05), (0, .1, h), mat('steel', .4), .02)


def toolbox(x, y, rz=0):
    with at(x, y, 0, rz=rz):
        boxc((.6, .3, .3), (0, 0, .15), mat('red', .4), .05)
        tube([(-.2, 0, .3), (-.2, 0, .42), (.2, 0, .42), (.2, 0, .3)], .02, mat('char'), seg=8)


def dog(x, y, rz=0, colour='#A9703F', sit=True):
    """A German shepherd beside its handler, facing -Y."""
    fur, dark = mat(colour, .8), mat('#3A2A20', .8)
    with at(x, y, 0, rz=rz):
        if sit:
            tube([(0, .30, .22), (0, .12, .40), (0, -.04, .62)], [.19, .17, .13], fur)
            tube([(0, .34, .26), (0, .20, .50), (0, .05, .70)], [.14, .13, .08], dark)
            for s in (-1, 1):
                tube([(s * .09, -.06, .52), (s * .09, -.10, .26), (s * .09, -.12, .04)], [.06, .05, .045], fur)
                tube([(s * .15, .26, .20), (s * .16, .05, .10), (s * .15, -.04, .05)], [.11, .07, .05], fur)
            tube([(0, .42, .14), (.14, .58, .08), (.3, .56, .1)], [.06, .05, .03], dark)
        else:
            tube([(0, .45, .60), (0, 0, .62), (0, -.22, .66)], [.16, .18, .15], fur)
            tube([(0, .46, .66), (0, .0, .70), (0, -.2, .74)], [.11, .12, .09], dark)
            for s in (-1, 1):
                for yy in (-.22, .42):
                    tube([(s * .10, yy, .55), (s * .10, yy + .02, .28), (s * .10, yy - .02, .04)], [.07, .05, .045], fur)
            tube([(0, .58, .62), (0, .74, .50), (0, .82, .34)], [.06, .05, .03], dark)
        z = .80 if sit else .86
        y0 = -.08 if sit else -.34
        tube([(0, y0 + .12, z - .16), (0, y0, z)], [.11, .10], fur)
        sph(.14, (0, y0 - .03, z + .05), fur, (.95, 1, .95))
        tube([(0, y0 - .12, z + .01), (0, y0 - .27, z - .03)], [.075, .05], dark)
        sph(.03, (0, y0 - .31, z - .01), mat('ink', .2))
        for s in (-1, 1):
            loft([(0, .045, .03, 0, 0, 2), (.10, .03, .02, 0, 0, 2), (.17, 0, 0, 0, 0, 2)], dark, rot=(-8, s * 14, 0), loc=(s * .08, y0 + .02, z + .13))
            sph(.018, (s * .055, y0 - .145, z + .075), mat('ink', .2))
        ring = [(math.cos(2 * PI * k / 14) * .12, y0 + .07 + math.sin(2 * PI * k / 14) * .11, z - .10 + math.sin(2 * PI * k / 14) * .03) for k in range(15)]
        tube(ring, .022, mat('saffron', .5), seg=8)


def dummy(x, y, rz=0):
    """A first-aid training manikin lying on its back, head towards +X."""
    with at(x, y, .06, rz=rz):
        loft([(-.02, .30, .20, 0, 0, 2.6), (.10, .31, .21, 0, 0, 2.6), (.17, .2, .13, 0, 0, 2.4), (.18, 0, 0, 0, 0, 2)], mat('saffron', .7), angle=180)
        sph(.115, (.46, 0, .08), mat('#E8C3A0', .6), (1.1, 1, 1))
        tube([(.30, 0, .07), (.40, 0, .07)], .06, mat('#E8C3A0', .6))
        for s in (-1, 1):
            tube([(.2, s * .22, .06), (-.05, s * .34, .03), (-.3, s * .33, .03)], [.06, .05, .045], mat('saffron', .7))
            tube([(-.28, s * .1, .07), (-.65, s * .12, .05), (-1.0, s * .12, .05)], [.10, .08, .06], mat('navy2', .7))
        sph(.017, (.47, -.05, .185), mat('ink'), (1, 1, .5))
        sph(.017, (.47, .05, .185), mat('ink'), (1, 1, .5))


def first_aid_box(x, y, z=0, rz=0, s=1):
    """Green with a white plus."""
    with at(x, y, z, rz=rz, s=s):
        boxc((.46, .2, .32), (0, 0, .16), mat('green', .5), .04)
        boxc((.06, .21, .18), (0, -.002, .16), mat('white', .5), .005)
        boxc((.18, .211, .06), (0, -.002, .16), mat('white', .5), .005)
        tube([(-.1, 0, .32), (-.1, 0, .40), (.1, 0, .40), (.1, 0, .32)], .014, mat('char'), seg=8)


def bag(x, y, z=0, colour='brick', s=1):
    with at(x, y, z, s=s):
        boxc((.55, .3, .4), (0, 0, .2), mat(colour, .7), .08)
        tube([(-.12, 0, .38), (-.12, 0, .5), (.12, 0, .5), (.12, 0, .38)], .02, mat('ink'), seg=8)


def trolley_mirror(x, y, rz=0):
    """An under-vehicle search mirror."""
    with at(x, y, 0, rz=rz):
        cyl(.24, .03, (0, -.2, .06), mat('steel', .1, .8))
        for a in (0, 2.1, 4.2):
            sph(.03, (math.cos(a) * .2, -.2 + math.sin(a) * .2, .03), mat('ink'))
        tube([(0, -.2, .1), (0, .15, .5), (0, .5, 1.05)], .018, mat('ink'), seg=8)


def trophy(x, y, z, s=1):
    with at(x, y, z, s=s):
        box((.24, .24, .12), (0, 0, 0), mat('ink', .4), .02)
        lathe([(0, .12), (.08, .12), (.03, .2), (.03, .3), (.13, .42), (.16, .62), (.13, .62), (.0, .5)], (0, 0, 0), metal('gold'))
        for q in (-1, 1):
            tube([(q * .14, 0, .56), (q * .24, 0, .52), (q * .2, 0, .40), (q * .1, 0, .38)], .018, metal('gold'), seg=8)


def smoke(x, y, z=0, colour='mist', n=7, s=1, seed=1):
    """Soft puffs."""
    import random
    rnd = random.Random(seed)
    for k in range(n):
        blob((.22 + .06 * k) * s, (x + rnd.uniform(-.2, .2) * k * .4, y + rnd.uniform(-.1, .1), z + .28 * k * s), mat(colour, .95), seed * 13 + k)


def podium(x, y, rz=0):
    with at(x, y, 0, rz=rz):
        prism([(-.35, -.28), (.35, -.28), (.28, .25), (-.28, .25)], 1.02, (0, 0, 0), mat('navy', .5), .04, round_=.08)
        boxc((.86, .64, .06), (0, -.02, 1.06), mat('wood', .4), .02, rot=(12, 0, 0))
        shield(0, -.31, .58, .38, depth=.05)
        tube([(.2, -.1, 1.08), (.2, -.2, 1.26)], .012, mat('ink'), seg=6)
        sph(.035, (.2, -.21, 1.28), mat('ink'))
