"""Sets of the about, relationship and presence pages."""
import math

from kit.buildings import atm, building, factory, flats, hospital_front, tower
from kit.gear import cash_box, certificate, handset, mop, rifle, scrubber, sheet, trophy
from kit.nature import ashoka, hedge, neem, palm, peepul, planter, pot, shrub
from kit.paint import glow, mat, metal
from kit.people import (
    CASUAL, CLEANER, CLERK, DOCTOR, FIRE, GUARD, GUARD_BASE, GUNMAN, LADY, OFFICER, OPERATOR, SAREE, SUIT,
    SUPERVISOR, TECHNICIAN, figure, sitter,
)
from kit.prims import at, box, boxc, cyl, lathe, prism, rect, sph, text, tube
from kit.rooms import (
    desk, frame, laptop, papers, plain_chair, table, tiles, walls, whiteboard, window,
)
from kit.site import barrier, bollard, booth, carpet, cctv_pole, cone, flag_pole, plinth, shield
from kit.studio import EXTERIOR, WARM_ROOM
from kit.vehicles import auto, car, motorbike, van

from .registry import hero


@hero('hero-the-company', 'guarding', 'The company\'s head office with the national flag; directors and guards gather before it', EXTERIOR)
def head_office():
    plinth(11, 7.4, 'paver', r=.8)
    carpet(4.4, 2.0, -3.0, -.2, 'lawn', .4, .01)
    carpet(3.0, 2.0, 3.7, -.2, 'lawn', .4, .01)
    carpet(1.9, 4.6, .4, -1.2, '#EBDDC0', .2, .012)
    building(.4, 2.2, 7.0, 1.9, 3, sign='GUARDHOUSE', bare={(2, 4)})
    shield(2.96, 1.16, 4.0, .74)
    flag_pole(-3.7, -.3, 4.3, 'india')
    figure(-.6, -1.9, 26, 'hold', prop=sheet(colour='cream'), skin='skin1', **dict(SAREE, saree='#2E8C92', shirt='#14505A'))
    figure(.6, -2.1, 28, 'shake', moustache=True, hair='silver', **SUIT)
    figure(1.45, -2.55, -60, 'shake', skin='skin3', turn=70, **SUPERVISOR)
    figure(2.9, -1.9, 28, 'salute', skin='skin1', **LADY)
    figure(3.8, -1.5, 26, 'salute', skin='skin2', **GUARD)
    figure(-1.9, -1.5, 34, 'ease', skin='skin2', beard=True, **dict(GUARD, cap='turban', cap_colour='navy'))
    for x in (-4.9, -4.2):
        ashoka(x, 2.4, 3.4)
    ashoka(4.9, 2.2, 3.2)
    hedge(-4.8, -1.6, .9, .42, 2)
    hedge(2.3, 4.9, .9, .42, 3)
    bollard(-4.6, -2.9)
    bollard(4.7, -2.6)


@hero('hero-mission-vission', 'training', 'Colleagues of every role climb broad steps to a summit where a leader points ahead beside the company\'s flag', EXTERIOR, az=26, el=20)
def mission():
    plinth(9.4, 6.4, '#D9C7A2', r=.8)
    steps = 5
    for k in range(steps):
        w = 7.6 - k * 1.3
        prism(rect(w, 4.6 - k * .78), .46, (.7 + k * .34, .5 + k * .26, k * .46), mat(('#E8D5AE', 'cream')[k % 2], .8), .05, round_=.3)
    top = steps * .46
    with at(0, 0, top):
        flag_pole(2.95, 1.75, 2.9)
        figure(1.75, 1.35, 22, 'pointl', 1.2, 0, moustache=True, hair='silver', **dict(SUPERVISOR, tie='navy'))
    climb = [(-3.6, -2.35, 0, 'walk', dict(CLEANER, female=True, skin='skin1')), (-2.2, -1.35, .46, 'walk', dict(GUARD, skin='skin3')), (-.9, -.75, .92, 'wave', dict(DOCTOR, female=True, skin='skin1', plait=True)),
             (.45, -.20, 1.38, 'walk', dict(LADY, skin='skin2')), (1.6, -2.35, 0, 'wave', dict(FIRE, skin='skin2')), (2.9, -1.35, .46, 'hold', dict(OFFICER, skin='skin1')), (.2, -2.4, 0, 'walk', dict(TECHNICIAN, skin='skin2'))]
    for i, (x, y, z, pose, o) in enumerate(climb):
        figure(x, y, (92, 88, 62, 96, 10, 4, 78)[i], pose, 1.15, z + .02, turn=(-34, -30, -20, -44, 8, 10, -26)[i], prop=sheet() if pose == 'hold' else None, **o)
    neem(-3.9, 2.2, 2.4, 3)
    palm(-2.7, 2.6, 3.0, 5)
    shrub(4.2, -2.4, .34, 4)
    shrub(3.6, -2.7, .26, 6, 'green')


@hero('hero-infrastructure-focus', 'control', 'The company\'s fleet and equipment yard: patrol car, motorcycles, van, radio mast and stores', EXTERIOR)
def infrastructure():
    plinth(11.6, 7.8, '#CFCBC0', r=.8)
    carpet(10.8, 3.9, 0, -1.5, '#BDB8AE', .3)
    with at(-.6, 2.5, 0):  # the garage
        box((7.6, 1.9, 2.9), (0, 0, 0), mat('cream', .7), .05)
        box((7.9, 2.2, .2), (0, 0, 2.9), mat('navy', .5), .05)
        for k in range(3):
            x = -2.5 + k * 2.5
            boxc((2.1, .1, 2.1), (x, -.95, 1.05), mat('ink', .6), .02)
            for j in range(5 if k != 1 else 9):
                boxc((2.0, .1, .2), (x, -1.0, 2.0 - j * .22), mat('steel', .4), .03)
        boxc((3.8, .1, .5), (0, -1.0, 2.55), mat('navy', .5), .03)
        text('FLEET AND STORES', .3, (0, -1.07, 2.55), 'amber', width=3.4)
    with at(4.6, 2.4, 0):  # the radio mast
        for k in range(3):
            a = k * 2.094
            tube([(math.cos(a) * .5, math.sin(a) * .5, 0), (math.cos(a) * .08, math.sin(a) * .08, 4.4)], .04, mat('red', .4), seg=8)
        for k in range(6):
            r = .5 - k * .075
            for j in range(3):
                a, b = j * 2.094, (j + 1) * 2.094
                tube([(math.cos(a) * r, math.sin(a) * r, .2 + k * .72), (math.cos(b) * r, math.sin(b) * r, .2 + k * .72)], .022, mat('white', .4), seg=6)
        cyl(.34, .12, (.0, -.12, 3.5), mat('white', .4), rot=(90, 0, 0))
        sph(.1, (0, 0, 4.5), glow('red', 1))
    car(-3.1, -.35, -98, 'white', patrol=True)
    car(-.6, -.35, -98, 'white', patrol=True)
    van(2.1, -.75, -98, 'cream', 'navy', 'plain')
    motorbike(-5.0, -1.6, -70)
    motorbike(-.2, -3.0, -40, 'red')
    figure(-1.75, -2.6, 30, 'hold', prop=sheet(), skin='skin1', **LADY)
    figure(4.7, -1.0, 20, 'radio', prop=handset(), moustache=True, **SUPERVISOR)
    figure(-4.1, -2.6, 34, 'ease', skin='skin3', **GUARD_BASE)
    cone(5.0, -3.1)


@hero('hero-corebusinessgroup', 'consulting', 'Four lines of business on four islands round the company\'s shield: guarding, facility care, cash services and electronic security', EXTERIOR, el=26, az=30)
def core_business():
    plinth(4.0, 4.0, 'navy2', 'navy', r=2.0)
    with at(0, .2, 0):
        cyl(1.1, .35, (0, 0, 0), mat('cream', .7), bev=.05)
        cyl(.85, .3, (0, 0, .35), mat('saffron', .6), bev=.05)
    shield(0, .25, 1.75, 1.35, 30)
    places = ((-3.6, .7), (0.0, 3.9), (3.5, .1), (-.1, -3.9))
    for x, y in places:
        with at(x, y, 0):
            plinth(3.4, 3.0, 'paver', r=.5)
        d = (x * x + y * y) ** .5
        for k in range(2):
            t = .52 + k * .1
            sph(.09, (x * t, y * t, .02), mat('saffron', .5))
    with at(*places[0]):
        booth(-.5, .5, w=1.4, d=1.1, h=2.0)
        figure(.75, -.8, 30, 'salute', 1.1, moustache=True, **GUARD)
        barrier(1.35, .3, 1.6, 0, 82)
    with at(*places[1]):
        atm(.7, .6, 0, 1.8)
        cctv_pole(-1.1, .4, 2.6, 30, (0, 70))
        figure(-.2, -.5, 30, 'hold', 1.1, prop=sheet(colour='#7FC4FF'), skin='skin1', **dict(OPERATOR, female=True))
    with at(*places[2]):
        with at(.1, .45, 0, s=.62):
            van(0, 0, 200)
        figure(-.2, -1.0, 26, 'attention', 1.1, prop=rifle, skin='skin2', **GUNMAN)
        cash_box(.9, -.95, 0, 10)
    with at(*places[3]):
        with at(0, 0, 0, s=.8):
            scrubber(-.7, .2, 60)
        figure(.65, -.55, 24, 'wave', 1.1, skin='skin1', **dict(CLEANER, female=True))
        figure(1.15, .55, 24, 'hold', 1.05, skin='skin3', prop=mop('_rh', .1, -.5), **CLEANER)


@hero('hero-commitment-to-best-practices', 'facility', 'Best practices: an auditor checks the work list with a guard before framed certificates and a trophy case', WARM_ROOM)
def best_practices():
    plinth(9.0, 6.8, '#E5E2D2', r=.5)
    walls(8.6, 6.2, 3.2, '#F1F3EA', '#DFE8DA', 'dgreen', 'dgreen')
    tiles('#F2F1E6', 7, 5, -3.2, -2.4)
    for k, (word, x) in enumerate((('QUALITY', -2.95), ('SAFETY', -1.15), ('INFORMATION', .65))):
        frame(x, 2.92, 2.05, 1.5, 1.5)
        with at(x, 2.86, 2.05):
            text(word, .17, (0, -.02, .42), 'navy', width=1.1)
            cyl(.26, .05, (0, .02, -.36), mat(('green', 'saffron', 'blue')[k], .5), rot=(90, 0, 0))
            tube([(-.12, -.05, -.36), (-.03, -.05, -.46), (.14, -.05, -.24)], .035, mat('white', .5))
    with at(3.1, 2.55, 0):  # trophy case
        box((1.6, .6, 2.3), (0, 0, 0), mat('wood', .6), .03)
        for k in range(3):
            boxc((1.4, .1, .6), (0, -.27, .5 + k * .68), mat('#F3EAD8', .6), .01)
            for j in range(3):
                trophy(-.45 + j * .45, -.38, .24 + k * .68, .6 + .1 * ((j + k) % 2))
    desk(-.4, .4, 180, 2.6, .9)
    papers(.2, .4, .81, 10, n=4)
    laptop(-1.0, .45, .81, 180)
    sitter(-.9, 1.25, 16, skin='skin1', glasses=True, **dict(SAREE, saree='#356B52', shirt='#1F4A35'))
    figure(1.5, -.7, 34, 'hold', prop=sheet(.3, .4), moustache=True, hair='silver', **OFFICER)
    figure(2.75, -1.35, -4, 'attention', skin='skin3', turn=14, **GUARD)
    figure(-2.6, -1.1, 38, 'hold', skin='skin1', prop=certificate(), **LADY)
    with at(-3.85, .4, 1.85, rz=90):
        whiteboard(0, 0, 0, 2.6, 1.4, 0, 'CHECKLIST', 4)
    pot(-3.7, 2.3)
    shield(3.1, 2.22, 2.62, .42)


@hero('hero-employee-first-approach', 'people', 'The staff canteen: guards and housekeepers eat thalis together while a manager pours the chai', WARM_ROOM)
def canteen():
    plinth(9.4, 7.0, '#EAD9C2', r=.5)
    walls(9.0, 6.4, 3.1, '#FDF1E2', '#F6E1CA', 'saffron', 'brick')
    tiles('#F8EBD8')
    for k in range(2):
        window(-2.9 + k * 1.9, 3.03, 1.75, 1.4, 1.5, 'brick')
    with at(2.1, 2.6, 0):  # the serving counter
        box((3.4, .9, .95), (0, 0, 0), mat('teal', .6), .03)
        box((3.5, 1.0, .06), (0, 0, .95), metal(), .02)
        for k in range(4):
            cyl(.3, .22, (-1.2 + k * .8, 0, 1.0), metal(), bev=.03)
            cyl(.25, .03, (-1.2 + k * .8, 0, 1.2), mat(('#E3B23C', '#B5502F', '#F6ECDC', '#6F9A4A')[k], .6))
        boxc((2.6, .06, .5), (0, .35, 2.72), mat('navy', .5), .03)
        text('CANTEEN', .32, (0, .30, 2.72), 'amber')
    figure(2.4, 3.0, 10, 'hold', z=.02, skin='skin3', **dict(CASUAL, shirt='white', apron='saffron', cap='base', cap_colour='white'))
    for tx, ty in ((-1.6, .5), (1.2, -.9)):
        with at(tx, ty, 0, rz=0):
            table(0, 0, 0, 2.6, .95, 'wood', .2)
            for k in range(2):
                for s in (-1, 1):
                    x, y = -.6 + k * 1.2, s * .24
                    cyl(.2, .025, (x, y, .79), metal(), bev=.01)
                    for j, c in enumerate(('#E3B23C', '#B5502F', '#FFF7E2', '#6F9A4A')):
                        sph(.055, (x + (-.09, .09, .0, .0)[j], y + (0, 0, .09, -.08)[j], .82), mat(c, .7), (1, 1, .5))
                    cyl(.035, .1, (x + .26, y, .79), metal())
    for (x, y, f, o) in ((-2.2, 1.35, 12, dict(GUARD, cap=None, skin='skin2', moustache=True)), (-1.0, 1.35, 16, dict(CLEANER, cap=None, female=True, skin='skin1')),
                         (.6, -.05, 14, dict(LADY, cap=None, skin='skin3', plait=True)), (1.8, -.05, 18, dict(GUARD, cap='turban', cap_colour='saffron', beard=True, skin='skin2'))):
        sitter(x, y, f - 12, 'write', **dict(o, turn=14))
        plain_chair(x, y + .04, f - 12, 'navy')
    figure(3.35, -.7, -20, 'reach', moustache=False, glasses=True, skin='skin1', turn=40, prop=lambda p: lathe([(0, 0), (.11, 0), (.13, .1), (.05, .2), (0, .22)], (p['_rh'].x, p['_rh'].y - .06, p['_rh'].z - .16), metal()), **dict(SAREE, saree='#F29A1F', shirt='#8A2F3A'))
    figure(-3.0, -1.3, 46, 'walk', skin='skin1', prop=lambda p: None, **GUARD_BASE)
    pot(-3.9, 2.4)
    with at(-4.2, .2, 1.8, rz=90):
        whiteboard(0, 0, 0, 2.0, 1.2, 0, 'OUR TEAM', 2, '#F3D9A8')
        for k in range(4):
            boxc((.3, .02, .36), (-.66 + k * .44, -.07, -.22), mat(('white', 'sky')[k % 2], .6), .01)
            sph(.09, (-.66 + k * .44, -.085, -.18), mat(('skin1', 'skin3', 'skin2', 'skin1')[k], .7), (1, .2, 1.1))


@hero('hero-strong-relationship', 'cash', 'A client and an officer shake hands before the client\'s plant, both teams beside them', EXTERIOR, amb=.44)
def relationship():
    plinth(10, 6.8, '#DCCBA8', r=.8)
    carpet(8.6, 2.8, 0, -1.4, '#EADCBF', .4)
    factory(-1.4, 2.2, 5.8, 2.0, wall='#D7DEE4', sign='BHARAT MILLS')
    flag_pole(2.5, 2.5, 3.6)
    figure(-.55, -1.3, 62, 'shake', 1.25, skin='skin1', turn=-26, **dict(SAREE, saree='#2E8C92', shirt='#123F52'))
    figure(.62, -1.75, -62, 'shake', 1.25, moustache=True, turn=52, **OFFICER)
    figure(-2.2, -.9, 34, 'hold', 1.18, skin='skin3', glasses=True, prop=sheet(), **dict(CLERK))
    figure(-3.3, -1.2, 38, 'hips', 1.18, skin='skin2', **dict(TECHNICIAN, cap_colour='white'))
    figure(2.0, -1.6, 20, 'ease', 1.18, skin='skin1', **LADY)
    figure(3.0, -1.2, 18, 'ease', 1.18, skin='skin2', beard=True, **dict(GUARD, cap='turban', cap_colour='navy'))
    figure(4.25, -1.1, 14, 'salute', 1.18, skin='skin3', **GUARD)
    peepul(4.35, 1.5, 2.5, 3, chabutra=False)
    neem(-4.4, 1.6, 2.3, 8, 'green')
    planter(-4.3, -2.4, 1.2, .45, 0, 3)


def pin(x, y, h=2.4, s=.5):
    """A map pin whose head is the shield."""
    with at(x, y, h):
        lathe([(0, -.9 * s), (.16 * s, -.55 * s), (.46 * s, .1 * s), (.52 * s, .45 * s), (.42 * s, .8 * s), (.2 * s, .98 * s), (0, 1.02 * s)], (0, 0, 0), mat('red', .35), angle=180)
        with at(0, 0, .42 * s, rz=30):
            shield(0, -.5 * s, 0, .42 * s, depth=.03)


@hero('hero-our-presence', 'electronic', 'Cities, plants, ports and hill towns on islands joined by dotted routes, a shield pin above each', EXTERIOR, el=30, az=30, amb=.48)
def presence():
    spots = [(-5.0, 2.6), (-.7, 4.0), (4.2, 2.9), (-4.6, -2.2), (-.1, -.5), (4.8, -2.0)]
    for x, y in spots:
        with at(x, y, 0):
            plinth(3.0, 2.6, ('paver', 'lawn')[int(x) % 2], r=.8)
    for a, b in ((0, 1), (1, 2), (1, 4), (4, 3), (4, 5), (2, 5), (0, 3)):
        (x0, y0), (x1, y1) = spots[a], spots[b]
        n = 13
        for k in range(4, n - 3):
            t = k / n
            sph(.085, (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, -.3), mat('white', .5))
    with at(*spots[0]):
        tower(-.75, .5, .9, .8, 2.3)
        tower(.15, .7, .8, .7, 1.7, colour='sky')
        gateway(.35, -.35, .62)
    with at(*spots[1]):
        with at(0, .2, 0, s=.5):
            hospital_front(0, 0, 4.4, 1.6, 2, 'HOSPITAL')
    with at(*spots[2]):
        for k in range(3):
            lathe([(1.0 - .2 * k, 0), (.5, .8), (.14, 1.4 - .3 * k), (0, 1.5 - .3 * k)], (-.5 + .6 * k, .4 - .25 * k, 0), mat(('#8FA89A', '#7C9A86', '#A3B8A8')[k], .9), seg=9, angle=20)
            lathe([(.30, 1.02 - .18 * k), (.14, 1.41 - .3 * k), (0, 1.51 - .3 * k)], (-.5 + .6 * k, .4 - .25 * k, .01), mat('white', .8), seg=9, angle=20)
        ashoka(.9, -.7, 1.1)
        ashoka(-.9, -.8, 1.0)
    with at(*spots[3]):
        with at(0, .2, 0, s=.45):
            factory(0, 0, 5.0, 2.2, sign='PLANT')
    with at(*spots[4]):
        with at(0, .3, 0, s=.5):
            flats(-1.2, 0, 2.2, 2.0, 4)
            flats(1.3, .4, 2.2, 2.0, 5, wall='#E9C9A0', trim='teal')
        figure(-.55, -.85, 30, 'salute', .74, moustache=True, **GUARD)
        with at(.55, -.85, 0, s=.42):
            auto(0, 0, 16)
    with at(*spots[5]):  # the port
        prism(rect(2.7, 1.0), .05, (0, -.66, .0), mat('#5FA3C7', .2), .02, round_=.42)
        for k in range(6):
            boxc((.62, .3, .28), (-.8 + (k % 3) * .7, .75 - .1 * (k // 3), .16 + .3 * (k // 3)), mat(('red', 'blue', 'saffron', 'green', 'teal', 'brick')[k], .5), .02)
        for s in (-1, 1):  # a quay crane, its arm over the water
            for y in (-.12, .34):
                boxc((.09, .09, 1.25), (-.35 + s * .36, y, .62), mat('navy', .5), .02)
        boxc((.86, .6, .1), (-.35, .11, 1.28), mat('navy', .5), .03)
        boxc((.16, 1.9, .12), (-.35, -.35, 1.42), mat('saffron', .5), .03)
        tube([(-.35, -1.0, 1.4), (-.35, -1.0, .85)], .015, mat('ink'))
        boxc((.5, .26, .24), (-.35, -1.0, .72), mat('brick', .5), .02)
        palm(1.05, .1, 1.5, 3, .1)
    for (x, y), h in zip(spots, (3.55, 2.9, 2.4, 2.5, 3.3, 2.6)):
        pin(x, y + .2, h, .55)


def gateway(x, y, s=1):
    """A sandstone arch on four steps: the kind of monument that stands for an Indian city."""
    stone = mat('#DDB98A', .8)
    with at(x, y, 0, rz=14, s=s):
        box((2.0, .9, .12), (0, 0, 0), mat('cream', .8), .02)
        for q in (-1, 1):
            box((.55, .6, 1.5), (q * .62, 0, .1), stone, .03)
            box((.2, .62, .5), (q * .62, -.02, .45), mat('#C79C6B', .8), .02)
        arch = [(-.36, 0), (-.36, .5)] + [(-.36 * math.cos(math.pi * k / 10), .5 + .36 * math.sin(math.pi * k / 10)) for k in range(1, 10)] + [(.36, .5), (.36, 0)]
        prism([(.9, 0), (.9, 1.05), (-.9, 1.05), (-.9, 0)] + arch, .56, (0, .28, .75), stone, .01, rot=(90, 0, 0))
        for k, (w, d) in enumerate(((2.0, .8), (1.7, .64), (1.2, .5))):
            box((w, d, .14), (0, 0, 1.78 + k * .14), mat(('cream', '#DDB98A', 'cream')[k], .8), .02)
