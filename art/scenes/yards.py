"""Outdoor sets of the service pages and the home page's stage."""
from kit.buildings import atm, building, factory, flats, hospital_front, tent
from kit.gear import case, cash_box, extinguisher, flames, hydrant, rifle, sheet
from kit.nature import ashoka, neem, palm, peepul, planter, shrub
from kit.paint import glow, mat, metal
from kit.people import (
    CASUAL, CLEANER, CLERK, DOCTOR, DRILL, FIRE, GUARD, GUARD_BASE, GUNMAN, INSTRUCTOR, KURTA, LADY, OFFICER,
    SALWAR, SAREE, SUPERVISOR, TECHNICIAN, auto_driver, crowd_skin, figure, person,
)
from kit.prims import at, box, boxc, cyl, prism, rect, sph, text, tube
from kit.rooms import desk, laptop, papers, plain_chair, wheelchair
from kit.site import (
    barrier, barrier_rest, board, bollard, booth, carpet, cctv_pole, cone, fence, flag_pole, kerb, lamp, pier,
    plinth, wall_run, zebra,
)
from kit.studio import EXTERIOR
from kit.vehicles import auto, car, van

from .registry import CARD, STAGE, hero, picture


def lawn(w, d, x, y, r=.4):
    carpet(w, d, x, y, 'lawn', r, .01)


@hero('stage-guarding', 'guarding', 'Two guards at the gate of an office park: one stops a visitor, one salutes beside the boom barrier and booth', EXTERIOR, size=STAGE)
def gate():
    plinth(10.4, 7.6, 'paver', r=.9)
    prism(rect(3.5, 7.44), .03, (-1.2, 0, -.005), mat('asphalt', .9), 0)
    for k in (0, 3, 4):
        boxc((.12, .75, .01), (-1.2, -2.9 + k * 1.45, .03), 'cream', 0)
    zebra(-1.2, -1.05)
    for s in (-1, 1):
        box((.16, 7.44, .12), (-1.2 + s * 1.83, 0, -.02), 'white', .03)
    lawn(2.6, 2.6, -4.0, 2.0, .5)
    lawn(3.6, 1.6, 3.2, 2.5)
    building(-1.2, 2.55, 5.2, 1.7, 2, emblem=True)
    pier(-3.45, .35)
    wall_run(-4.9, -3.75, .35)
    pier(.95, .35)
    wall_run(1.25, 1.7, .35)
    wall_run(3.9, 4.9, .35)
    booth(2.8, -.15, w=2.0, d=1.8, h=2.55)
    barrier(1.15, -.75, 3.7)
    barrier_rest(-3.25, -.95)
    figure(-.75, -2.3, 24, 'stop', s=1.22, moustache=True, turn=6, **GUARD)
    figure(1.75, -2.45, 28, 'salute', s=1.22, skin='skin1', **LADY)
    visitor()
    board(-4.35, .22, ['गेट 1'], 1.0, .44, .66, 0, 'saffron', 'ink', posts=False)
    cctv_pole(-4.3, -1.0, 3.5, 30, (0, 80))
    for x in (-4.5, -3.6):
        ashoka(x, 2.4, 3.2)
    neem(4.35, 2.2, 2.5, 5, 'green')
    neem(2.9, 2.75, 1.9, 8)
    planter(4.35, -1.3, 1.7, .5, 90, 2)
    shrub(-4.4, .9, .3, 3)
    lamp(-4.6, -2.6, 3.1, 70)
    bollard(3.2, -3.25)
    bollard(4.2, -3.0)
    cone(-2.85, -2.4)
    cone(-2.85, -3.1)


def visitor(pose='hold', **o):
    """The visitor at the gate with the pass in her hand. A function of its own, because the film moves her too."""
    figure(-2.45, -1.9, 62, pose, s=1.16, prop=sheet(.13, .18, 'cream', -40, -.40, 1.16), **dict(dict(SAREE, skin='skin2', turn=-30), **o))


@picture('card-guarding', CARD, 'guarding', 'Guards at a housing society gate check an autorickshaw at the barrier', EXTERIOR)
@hero('hero-guarding', 'guarding', 'Guards at the gate of a housing society: an autorickshaw waits at the barrier while its passenger is entered in the register', EXTERIOR)
def society():
    plinth(10.8, 7.6, 'paver', r=.9)
    prism(rect(10.6, 2.5), .03, (0, -1.9, -.005), mat('asphalt', .9), 0)
    for k in range(5):
        boxc((.9, .09, .01), (-4.2 + k * 2.1, -1.9, .03), 'cream', 0)
    kerb(-5.2, -2.5, -.55)
    kerb(.9, 5.2, -.55)
    prism(rect(3.2, 4.2), .03, (-.8, 1.6, -.004), mat('asphalt', .9), 0)
    lawn(2.6, 3.2, -3.9, 1.7)
    lawn(2.6, 2.0, 3.9, 2.4)
    flats(-3.7, 2.1, 2.3, 1.9, 4)
    flats(3.0, 2.4, 2.5, 1.8, 4, wall='#F5E3C8', trim='teal')
    pier(-2.6, -.1, 2.3, False)
    pier(1.05, -.1, 2.3, False)
    boxc((4.1, .3, .5), (-.78, -.1, 2.75), mat('navy', .5), .04)
    text('SHANTI NAGAR', .34, (-.78, -.26, 2.75), 'amber', width=3.6)
    barrier(.78, -.35, 3.1, lift=0)
    booth(2.7, .35, w=1.8, d=1.3, h=2.3)
    auto(-3.1, -1.9, 0)
    auto_driver(-3.1, -1.9)
    figure(-.95, -1.7, 40, 'stop', s=1.2, moustache=True, **GUARD)
    figure(1.15, -2.1, 30, 'hold', s=1.2, skin='skin1', prop=sheet(colour='cream'), **LADY)
    figure(2.45, -2.6, -12, 'namaste', s=1.15, turn=20, **SAREE)
    figure(4.3, -1.1, 24, 'ease', s=1.15, skin='skin3', **GUARD_BASE)
    palm(-4.85, 1.0, 3.2, 4, .2)
    neem(4.7, 1.2, 2.2, 5, 'green')
    cctv_pole(1.75, -.3, 2.9, 20, (0,))
    cone(.3, -3.2)


@hero('hero-hospital', 'hospital', 'Security outside a hospital: a guard clears the way for an ambulance, another helps a patient in a wheelchair', EXTERIOR, ground=(.85, .9, .9), amb=.5)
def hospital_yard():
    plinth(11, 7.6, '#E4DCCB', r=.8)
    prism(rect(10.8, 2.7), .03, (0, -1.7, -.005), mat('asphalt', .9), 0)
    kerb(-5.3, 5.3, -.28)
    hospital_front(-.6, 2.2, 6.4, 2.0, 3)
    lawn(1.8, 2.2, 4.3, 1.6)
    van(-2.2, -1.75, 0, 'white', 'teal', 'ambulance')
    figure(1.35, -2.35, 14, 'stop', s=1.2, moustache=True, **GUARD)
    with at(2.75, -.5, 0, rz=14, s=1.1):
        wheelchair(0, 0)
        person('lap', skin='skin3', hair='silver', **SAREE)
    figure(2.88, .32, 14, 'push', skin='skin1', **LADY)
    figure(4.55, -1.75, 4, 'hold', skin='skin2', prop=sheet(), glasses=True, **DOCTOR)
    figure(.75, -.35, 28, 'salute', skin='skin1', **GUARD)
    ashoka(-4.9, 2.6, 3.4)
    ashoka(-4.2, 2.9, 3.2)
    peepul(4.4, 2.4, 2.9, 3)
    board(4.75, .35, ['EMERGENCY', '24 x 7'], 1.3, .7, 1.9, 14, 'teal')


@picture('card-fire', CARD, 'fire', 'A fire team at work: hose, hydrant, extinguishers and a practice fire before a building', EXTERIOR)
@hero('hero-fire', 'fire', 'Fire prevention and protection: a hose team and a woman with an extinguisher put out a practice fire', EXTERIOR)
def fire():
    plinth(10, 7.2, '#DDC3A8', r=.7)
    carpet(9.2, 3.4, 0, -1.4, '#C9A98B')
    building(-1.5, 2.3, 5.6, 1.7, 2, sign='FIRE STATION', trim='maroon', canopy='red')
    board(3.0, 2.5, ['ASSEMBLY', 'POINT'], 1.4, .8, 2.1, 0, 'green')
    for k in range(4):
        extinguisher(1.75 + k * .42, .95, .04, s=1.3)
    boxc((2.0, .5, .06), (2.4, .96, .02), mat('char', .6), .02)
    hydrant(-4.3, .3)
    figure(-2.15, -1.15, 62, dict(rh=(-.16, -.46, .98), lh=(.14, -.62, 1.10), rf=(-.14, .2), lf=(.14, -.24), lean=6), skin='skin2', moustache=True, turn=-22, **FIRE)
    figure(-3.15, -.85, 62, dict(rh=(-.16, -.36, .92), lh=(.14, -.5, .96), rf=(-.14, .2), lf=(.14, -.24), lean=4), skin='skin1', turn=-22, **FIRE)
    tube([(-4.2, -.0, .45), (-4.4, -1.3, .06), (-4.0, -2.3, .05), (-3.6, -1.6, .4), (-2.9, -1.16, .98), (-1.95, -1.55, 1.10), (-1.35, -1.78, 1.18)], .075, mat('cream', .7))
    tube([(-1.42, -1.76, 1.17), (-1.05, -1.92, 1.24)], [.09, .05], metal('gold'))
    tube([(-1.0, -1.94, 1.25), (-.4, -2.1, 1.32), (.25, -2.15, 1.05), (.7, -2.1, .6)], [.04, .06, .09, .14], mat('#D7ECF5', .3))
    flames(1.2, -2.05, .9)
    figure(2.9, -1.5, -48, 'reach', skin='skin1', turn=60, prop=lambda p: extinguisher(-.02, -.46, .55), **dict(FIRE, female=True))
    figure(.9, -.1, 26, 'point', skin='skin3', **dict(SUPERVISOR, cap='helmet', cap_colour='white', lanyard=False))
    for x, y in ((-3.9, -3.1), (-.2, -3.15), (2.6, -3.1), (4.3, -2.6)):
        cone(x, y)
    neem(4.5, .9, 1.9, 5)
    neem(-4.6, 2.5, 2.3, 8, 'green')


@picture('card-cash-van', CARD, 'cash', 'A cash van outside a bank with two armed guards and cash boxes', EXTERIOR, az=24)
@hero('hero-cash-van', 'cash', 'A cash van outside a bank: armed guards stand by while a custodian carries a sealed box', EXTERIOR, az=24)
def cash_van():
    plinth(11, 6.6, 'paver', r=.7)
    prism(rect(10.9, 3.0), .03, (0, -1.0, -.005), mat('asphalt', .9), 0)
    for k in range(6):
        boxc((.8, .1, .01), (-4.6 + k * 1.8, -2.25, .03), 'cream', 0)
    kerb(-5.4, 5.4, .62)
    building(2.3, 2.3, 4.8, 1.4, 1, trim='navy', sign='JAN BANK', tank=False, storey=2.1)
    atm(-.75, 1.75, 0, 2.0)
    van(-1.9, -.85, 180)
    figure(1.65, -1.7, 28, 'attention', s=1.2, skin='skin2', moustache=True, prop=rifle, **GUNMAN)
    figure(2.75, -.2, -14, 'walk', s=1.18, skin='skin1', turn=30, prop=case('saffron', '_lh'), **dict(GUARD_BASE, shirt='navy2', sleeve='long'))
    figure(4.3, -.6, 14, 'ease', s=1.2, skin='skin3', beard=True, prop=rifle, **dict(GUNMAN, cap='turban', cap_colour='ink'))
    cash_box(3.1, -1.9, 0, 8)
    cash_box(3.15, -1.88, .43, -4, 'steel')
    figure(-4.6, -2.3, 30, 'stop', s=1.2, skin='skin1', **GUARD)
    palm(-4.7, 2.2, 3.2, 3)
    ashoka(-3.6, 2.5, 3.3)
    ashoka(-2.8, 2.5, 3.1)
    wall_run(-5.1, -1.6, 2.95, .8)
    cctv_pole(5.0, -.1, 3.2, -20, (0,))
    cone(4.8, -2.5)


ROLES = [
    ('attention', dict(GUARD, moustache=True)), ('hold', dict(DOCTOR, female=True, skin='skin1', plait=True)), ('salute', dict(GUARD, skin='skin1')),
    ('ease', dict(GUARD, cap='turban', cap_colour='saffron', skin='skin2', beard=True)), ('attention', dict(LADY, skin='skin3')),
    ('walk', dict(CLEANER, glove='saffron', skin='skin2')), ('namaste', dict(SAREE, skin='skin1')), ('stop', dict(FIRE, skin='skin3')), ('ease', dict(GUNMAN, skin='skin2')),
]


def line_up():
    for i, (pose, o) in enumerate(ROLES):
        back = i < 5
        figure((-3.1 + i * 1.55) if back else (-1.62 + (i - 5) * 1.55), .95 if back else -.85, 14, pose, 1.14, .5 if back else .02, **o)


@picture('card-manpower', CARD, 'people', 'Nine of the company\'s people by role: guards, doctor, cleaner, receptionist, fire officer, gunman', EXTERIOR, el=18, az=20, amb=.40)
@hero('stage-people', 'people', 'Nine colleagues in the uniforms of their roles stand together on a step', EXTERIOR, size=STAGE, el=18, az=20, amb=.40)
def people():
    plinth(8.8, 4.4, 'sand', r=.6)
    box((8.0, 1.3, .5), (0, .95, 0), 'cream', .06)
    boxc((8.02, 1.32, .08), (0, .95, .25), mat('saffron', .5), .01)
    line_up()


@hero('hero-manpower', 'people', 'A recruitment day for specialised manpower: candidates in line under a canopy, an officer at the registration desk', EXTERIOR)
def recruitment():
    plinth(10, 7, '#E2C9A4', r=.7)
    carpet(9.0, 3.6, 0, -1.3, '#EBD7B6')
    tent(-2.2, 1.5, 4.4, 2.2, 2.95)
    board(2.6, 2.6, ['RECRUITMENT', 'DAY'], 2.6, .95, 2.6, 0, 'navy', 'amber')
    desk(-2.3, .8, 180, 2.4, .8)
    laptop(-2.9, .85, .81, 180)
    papers(-1.9, .75, .81, 10, n=3)
    figure(-2.9, 1.65, 14, 'sit', 1.1, 0, female=True, skin='skin1', **dict(OFFICER))
    figure(-1.7, 1.65, 12, 'sit', 1.1, 0, moustache=True, hair='silver', **OFFICER)
    looks = [dict(CASUAL, shirt='#D98C6A', moustache=True), dict(SALWAR, shirt='#B5466A', dupatta='cream', trouser='cream'), dict(TECHNICIAN, cap=None), dict(CLERK, cap='turban', cap_colour='teal', beard=True, tie=None), dict(KURTA, shirt='#9AB4D6')]
    for k, o in enumerate(looks):
        figure(.35 + k * 1.0, -1.75 - .1 * (k % 2), 24, ('hold', 'namaste', 'hips', 'ease', 'attention')[k], 1.15, skin=crowd_skin(k), prop=sheet(colour='cream') if k == 0 else None, **o)
    with at(3.7, 1.3, 0):  # the height gauge
        boxc((.5, .1, 2.4), (0, .2, 1.2), mat('white', .5), .03)
        for k in range(9):
            boxc((.26 if k % 2 else .4, .02, .03), (0, .14, .6 + k * .2), mat('navy' if k % 2 else 'red', .5), 0)
        box((.8, .7, .08), (0, -.05, 0), mat('navy', .5), .02)
        boxc((.5, .34, .06), (0, .02, 2.22), mat('saffron', .5), .02)
    figure(3.7, 1.22, 20, 'attention', 1.1, .08, skin='skin2', **dict(CASUAL, shirt='white'))
    figure(.75, 1.3, 30, 'hold', skin='skin3', prop=sheet(), **GUARD)
    figure(-3.6, -1.9, 34, 'point', skin='skin1', **LADY)
    neem(1.0, 3.0, 2.6, 2)
    neem(4.4, 2.7, 2.2, 5)
    plain_chair(-3.75, .3, 40)
    cone(4.5, -2.6)


@picture('card-training', CARD, 'training', 'Trainees in khaki stand in formation on a parade ground before their instructor', EXTERIOR, el=24, az=28, amb=.38)
@hero('hero-training', 'training', 'A parade ground: three rows of trainees, men and women, at attention before their instructor, the company\'s flag behind', EXTERIOR, el=24, az=28, amb=.36)
def parade():
    plinth(11, 8, 'earth', r=.7)
    carpet(10.2, 7.2, 0, 0, '#E4CBA0')
    for k in range(6):
        boxc((.07, 6.2, .01), (-3.75 + k * 1.5, -.1, .03), mat('white', .9), 0)
    for r in range(3):
        for c in range(5):
            figure(-3.0 + c * 1.5, .9 - r * 1.35, 8, 'attention', 1.14, skin=crowd_skin(r * 2 + c), female=(c + r * 3) % 5 in (2, 4), **DRILL)
    figure(4.85, -1.0, -40, 'salute', 1.22, moustache=True, turn=18, **INSTRUCTOR)
    flag_pole(3.9, 2.9, 4.0)
    for k, x in enumerate((-4.6, -3.7, -2.8)):
        ashoka(x, 3.35, 2.9 - .1 * k)
    neem(1.6, 3.3, 2.3, 8)
    neem(-.6, 3.4, 2.5, 9, 'green')
    wall_run(-5.2, 3.2, 2.75, .7)
    cone(-4.7, -3.2)
    cone(-4.7, -2.2)


@hero('hero-oiss', 'electronic', 'Other integrated solutions: a smart perimeter with number-plate camera, solar camera pole, drone and sensor fence round a plant', EXTERIOR, az=-28, key_az=50, amb=.46)
def smart_site():
    plinth(10.8, 7.4, '#D9D6CC', r=.8)
    prism(rect(3.2, 7.2), .03, (1.4, 0, -.005), mat('asphalt', .9), 0)
    lawn(4.6, 2.6, -2.9, .3)
    factory(-2.3, 2.3, 5.4, 2.0, sign='PLANT 2')
    fence(-5.0, -.4, -.9, 1.1)
    fence(3.2, 5.0, -.9, 1.1)
    for x in (-5.0, -2.7, -.45, 3.2, 5.0):
        cyl(.06, 1.5, (x, -.9, 0), mat('white', .4))
        sph(.08, (x, -.9, 1.53), glow('#5CE08A', .9))
    barrier(3.0, -.6, 2.9, lift=52)
    car(1.35, -2.0, 90, '#D9E3EE')
    cctv_pole(-.2, -1.7, 2.9, 40, (-60, 40), solar=True)
    cctv_pole(4.4, .6, 3.3, -30, (0, 60), solar=True)
    with at(.4, -.2, 3.9, rz=20, s=1.15):  # the drone
        boxc((.5, .34, .16), (0, 0, 0), mat('white', .3), .06)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * .15, sy * .1, .03), (sx * .48, sy * .42, .07)], .03, mat('ink', .4), seg=8)
                cyl(.30, .012, (sx * .48, sy * .42, .12), mat('mist', .3))
                cyl(.04, .1, (sx * .48, sy * .42, .04), mat('saffron', .4))
        sph(.09, (0, -.16, -.1), mat('ink', .1))
    figure(-3.6, -2.4, -22, 'hold', skin='skin1', prop=sheet(.34, .2, '#7FC4FF'), nod=-6, **LADY)
    figure(3.55, -2.2, -20, 'stop', moustache=True, **GUARD)
    figure(-1.4, -2.5, -16, 'reach', skin='skin3', turn=-10, **TECHNICIAN)
    boxc((.5, .34, .9), (-1.35, -3.05, .45), mat('steel', .4), .04)
    palm(4.6, 2.6, 3.2, 5)
    ashoka(3.6, 2.9, 2.9)
