"""Indoor sets of the service and e-surveillance pages. Camera stands front right: the left and back walls show."""
import math

from kit.gear import (
    bucket, detector, extinguisher, ladder, mop, notes, reader, rifle, scrubber, sheet, toolbox, turnstile,
    vault_door, wand, wet_floor, xray,
)
from kit.heads import head
from kit.nature import pot
from kit.paint import glass, glow, mat, metal
from kit.people import (
    CASUAL, CLEANER, CLERK, DOCTOR, GUARD, GUNMAN, KURTA, LADY, NURSE, OFFICER, OPERATOR, SALWAR, SAREE, SUIT,
    SUPERVISOR, TECHNICIAN, figure, sitter,
)
from kit.prims import at, boxc, cyl, loft, panel, part, prism, rect, sph, text, tube
from kit.rooms import (
    bed, bench, cabinet, chair, counter, dashboard, desk, drip, feeds, glass_door, keyboard, laptop,
    lathe_lamp, monitor, papers, rack, shelf, tiles, wall_screen, walls, window,
)
from kit.buildings import atm
from kit.site import board, camera, dome_camera, plinth, plus, queue_rope, shield, carpet
from kit.studio import INTERIOR, WARM_ROOM, WHITE_ROOM
from kit.vehicles import cart

from .registry import CARD, STAGE, hero, picture


@part
def operator(x, y, facing, seat='saffron', **o):
    """A seated operator on an office chair, their back to the viewer when `facing` is about 180."""
    sitter(x, y, facing, **dict(OPERATOR, **o))
    with at(x, y, 0, rz=facing, s=1.12):
        chair(0, .02, 0, seat)


@hero('stage-control', 'control', 'A control room: operators at their desks before a wall of camera pictures and a city map', INTERIOR, size=STAGE, ground=(.75, .8, 1.05), key=2.3)
def control():
    plinth(9.6, 7.0, '#E3D5BD', r=.5)
    h = 3.5
    walls(9.3, 6.5, h, '#2C4478', '#36528C', 'saffron', 'ink')
    carpet(7.2, 4.2, .2, -.5, '#C9D3E4', .5)
    f = feeds()
    boxc((6.5, .12, 2.5), (.3, 3.06, 2.0), mat('ink', .4), .05)
    n = 0
    for r in range(3):
        for c in range(5):
            if r in (0, 1) and c in (1, 2, 3):
                continue
            wall_screen(.3 + (c - 2) * 1.26, 2.98, 1.22 + r * .78, 1.16, .68, f[n % len(f)])
            n += 1
    wall_screen(.3, 2.98, 1.61, 3.68, 1.46, dashboard(0))
    for x, rz, k in ((-1.55, -8, 0), (1.75, 8, 3)):
        with at(x, .5, 0, rz=rz):
            desk(0, .05, 0, 2.9, .8)
            boxc((2.5, .07, .05), (0, .38, .62), glow('saffron', .8), .01)
            for i, (dx, r2) in enumerate(((-.78, 14), (0, 0), (.78, -14))):
                monitor(dx, .16 if i != 1 else .22, .81, .66, .40, r2, f[(i + k) % len(f)])
            for dx in (-.5, .5):
                keyboard(dx, -.16, .81)
            cyl(.045, .1, (1.2, -.15, .81), mat('saffron', .4))
    operator(-2.1, -.5, 176, turn=18)
    operator(-1.0, -.55, 168, female=True, skin='skin1')
    operator(1.75, -.5, 190, skin='skin3', cap='turban', cap_colour='navy', headset=False)
    figure(.55, -1.75, 36, 'hold', prop=sheet(), moustache=True, turn=-6, nod=4, **OFFICER)
    figure(3.35, -1.5, 14, 'ease', skin='skin1', **LADY)
    rack(-4.0, 1.9, 90, 1)
    rack(-4.0, 1.0, 90, 2)
    wall_screen(-4.36, -1.0, 2.1, 1.6, 1.0, f[1], rz=90)
    pot(-3.9, -2.5)
    for x in (-2.2, 2.6):
        boxc((2.6, .22, .06), (x, 2.80, h - .12), glow('cream', 1.2), .02)


@picture('card-hospital', CARD, 'hospital', 'Security at a hospital reception: guards at a metal detector, a doctor at the desk, a nurse with a bed', WHITE_ROOM)
@hero('stage-hospital', 'hospital', 'A hospital reception in teal and white: guards check visitors at a metal detector while a nurse moves a bed', WHITE_ROOM, size=STAGE)
def hospital():
    plinth(9.4, 7.0, '#EFE7DA', r=.5)
    walls(9.0, 6.4, 3.2, '#F7F8F6', '#E3F0EF', 'teal', 'teal')
    tiles('#F8F3EA')
    boxc((2.9, .1, 1.8), (-2.0, 3.02, 2.0), mat('teal', .5), .04)
    plus(-2.0, 2.95, 2.22, .85, mat('white', .5))
    glass_door(2.4, 3.02)
    text('EMERGENCY', .2, (2.4, 2.79, 2.5), 'ink', width=2.0)
    counter(-2.0, 1.4, word='RECEPTION')
    monitor(-2.75, 1.42, 1.02, .5, .32, 180)
    monitor(-1.25, 1.42, 1.02, .5, .32, 180)
    figure(-2.0, 2.15, 12, 'hold', female=True, skin='skin1', plait=True, **DOCTOR)
    detector(2.4, 1.15)
    figure(3.8, .7, 10, 'ease', moustache=True, **GUARD)
    figure(1.05, .45, 34, 'wand', prop=wand(), skin='skin1', **dict(LADY, cap='base'))
    figure(2.55, -.55, 20, 'walk', skin='skin3', **SALWAR)
    with at(-1.3, -1.85, 0, rz=-78):
        bed(0, 0, 0)
        patient()
    drip(-3.1, -1.45)
    figure(.43, -1.52, -78, 'push', skin='skin2', mask=True, turn=58, **NURSE)
    bench(-3.95, .1, 90, 3)
    figure(-3.80, .45, 80, 'lap', s=1.1, z=0, turn=-30, **dict(SAREE, skin='skin2'))
    boxc((.06, 1.35, .85), (-4.22, .1, 2.0), mat('saffron', .6), .02)
    shield(-4.18, .1, 2.02, .5, 90)
    pot(-3.9, 2.5)
    extinguisher(.5, 2.92, .55, s=1.1)
    camera(.55, 2.75, 2.75, 15)


@part
def patient():
    """A head on the bed's pillow and a shape under its blanket."""
    with at(0, .74, .93, rz=24, rx=-62, s=1.05):
        head('skin3', 'silver', moustache=True)
    loft([(0, .34, .95, 0, -.2, 2.6), (.10, .30, .9, 0, -.2, 2.4), (.15, .2, .6, 0, -.2, 2), (.15, 0, 0, 0, -.2, 2)], mat('teal', .85), loc=(0, -.1, .76))


@picture('card-banking', CARD, 'bank', 'A bank hall with tellers behind glass, a round vault door and an armed guard', WARM_ROOM)
@hero('hero-banking', 'bank', 'A bank hall: a customer in a saree at the teller glass, guards by the vault door and the cash machine', WARM_ROOM)
def bank():
    plinth(9.4, 7.0, '#EADCC4', r=.5)
    walls(9.0, 6.4, 3.2, '#F3E9D8', '#E9DCC6')
    tiles('#F5ECDD')
    vault_door(2.3, 2.98, 1.4)
    boxc((2.2, .08, .5), (-2.2, 3.02, 2.55), mat('navy', .5), .03)
    text('CASH', .32, (-2.2, 2.97, 2.55), 'amber')
    counter(-2.1, 1.5, w=3.6, colour='navy', front='wall2')
    for k in (-1, 0, 1):
        boxc((1.05, .04, .62), (-2.1 + k * 1.18, 1.25, 1.36), glass('#BBD8E6'), .01)
    figure(-3.0, 2.2, 14, 'hold', skin='skin1', plait=True, **dict(CLERK, female=True))
    figure(-1.35, 2.2, 10, 'hold', skin='skin3', glasses=True, **dict(CLERK, tie='saffron'))
    notes(-1.6, 1.5, 1.02)
    figure(-2.15, .35, 150, 'hold', turn=-60, **SAREE)
    figure(.7, .75, 26, 'ease', moustache=True, prop=rifle, **GUNMAN)
    figure(3.7, .3, 14, 'salute', skin='skin1', **GUARD)
    figure(2.9, -1.75, 40, 'walk', skin='skin1', hair='silver', moustache=True, **SUIT)
    atm(-3.95, -.9, 90, 2.1)
    queue_rope(-2.9, -1.6, 3, .9)
    camera(4.0, 2.8, 2.85, -25)
    pot(-.2, 2.7)


@picture('card-consulting', CARD, 'consulting', 'Investigators before an evidence board with photographs joined by red thread', INTERIOR)
@hero('hero-consulting', 'consulting', 'An investigation room: consultants discuss a case at an evidence board', INTERIOR)
def consulting():
    plinth(9.0, 6.8, '#E6D6BC', r=.5)
    walls(8.6, 6.2, 3.1, 'wall', 'wall2', 'saffron', 'ink')
    carpet(5.8, 3.6, .3, -.5, '#CBD6E6', .5)
    with at(.9, 2.92, 1.9):
        boxc((3.6, .08, 1.8), (0, 0, 0), mat('wood', .6), .03)
        boxc((3.44, .1, 1.64), (0, 0, 0), mat('#EBD9B8', .9), .01)
        pins = [(-1.35, .4), (-.5, .55), (.4, .35), (1.3, .5), (-1.1, -.4), (-.1, -.3), (.9, -.45)]
        for i, (x, z) in enumerate(pins):
            boxc((.5, .02, (.52, .4)[i % 2]), (x, -.06, z), mat(('white', 'sky', 'cream')[i % 3], .8), .005, rot=(0, (i % 3 - 1) * 5, 0))
            sph(.085, (x, -.07, z + .04), mat(('skin1', 'skin2', 'skin3')[i % 3], .7), (1, .2, 1.15))
            boxc((.2, .024, .07), (x, -.068, z - .10), mat(('navy2', 'teal', 'saffron', 'brick')[i % 4], .7), .02)
            sph(.035, (x, -.09, z + .2), mat('red', .4))
        for a, b in ((0, 1), (1, 5), (2, 5), (2, 3), (4, 5), (5, 6)):
            tube([(pins[a][0], -.09, pins[a][1] + .2), (pins[b][0], -.09, pins[b][1] + .2)], .012, mat('red', .5), seg=6)
    desk(.3, .25, 180, 3.2, 1.0)
    papers(1.1, .0, .81, 12, n=2)
    papers(.7, .2, .81, -8, 'saffron')
    with at(1.45, .1, .83):  # a magnifying glass
        tube([(math.cos(k * .5236) * .13, math.sin(k * .5236) * .13, .02) for k in range(13)], .02, metal('gold'), seg=8)
        cyl(.12, .012, (0, 0, .012), glass('mist'))
        tube([(.1, -.1, .02), (.26, -.26, .03)], .026, mat('ink'))
    lathe_lamp(-1.2, .3, .81)
    laptop(-.35, .15, .81, 180)
    sitter(-.2, 1.05, 8, female=True, skin='skin1', glasses=True, **dict(CLERK, tie=None, shirt='teal'))
    figure(-2.0, -1.0, 34, 'hold', prop=sheet(colour='cream'), moustache=True, **OFFICER)
    figure(3.2, 1.5, 14, 'point', rh=(-.46, .26, 1.56), skin='skin3', beard=True, cap='turban', **dict({k: v for k, v in CLERK.items() if k != 'cap'}, shirt='#8796AE', tie='navy'), cap_colour='#8A2F3A')
    figure(2.7, -1.4, 22, 'hips', skin='skin2', **dict(SALWAR, shirt='#6B5A8E', dupatta='cream'))
    for k in range(3):
        cabinet(-3.75, 2.2 - k * .75, 90, ('steel', '#A7B4C6', 'steel')[k])
    pot(-3.7, -1.9)


@picture('card-electronic', CARD, 'electronic', 'An entrance with electronic security: metal detector, baggage scanner, turnstiles and cameras', INTERIOR)
@hero('hero-electronic', 'electronic', 'Electronic security at an office entrance: a baggage scanner, turnstiles, access readers and dome cameras', INTERIOR)
def electronic():
    plinth(9.4, 7.0, '#E2E6EC', r=.5)
    walls(9.0, 6.4, 3.2, '#F2F5F9', '#DDE6F1')
    tiles('#EEF2F7')
    glass_door(-2.3, 3.02)
    reader(-.7, 2.98, 1.35)
    f = feeds()
    with at(1.9, 3.02, 2.05):
        boxc((3.1, .1, 1.5), (0, 0, 0), mat('ink', .4), .04)
        for i in range(3):
            for j in range(2):
                wall_screen(-.99 + i * .99, -.06, .36 - j * .72, .9, .62, f[(i + 2 * j) % len(f)] if (i + j) % 3 else dashboard(i + j))
    detector(-2.3, .9)
    figure(-2.2, -.45, 24, 'walk', skin='skin1', **dict(CASUAL, shirt='#D98C6A'))
    figure(-.75, .3, 20, 'wand', prop=wand(), skin='skin1', **dict(LADY, cap='base'))
    xray(1.9, .6, -4)
    monitor(2.0, -.1, 1.6, .6, .4, 0, f[2])
    figure(3.75, -.6, 6, 'ease', moustache=True, **GUARD)
    turnstile(.2, -1.9)
    turnstile(1.4, -1.9)
    figure(.85, -1.25, 22, 'walk', skin='skin3', glasses=True, **CLERK)
    camera(-4.15, 1.6, 2.75, 70)
    camera(-4.15, -1.4, 2.75, 70)
    camera(.2, 2.8, 2.8, 10)
    pot(-3.9, -2.2)
    board(-4.22, .1, ['CCTV', 'IN OPERATION'], 1.5, .7, 1.7, 90, 'navy', 'white', posts=False)


@picture('card-facility', CARD, 'facility', 'An office lobby looked after by a facility team: receptionist, technician, supervisor and housekeeper', WARM_ROOM)
@hero('hero-facility', 'facility', 'A facility team in an office lobby: a technician at the lift panel, a housekeeper with her cart, a receptionist', WARM_ROOM)
def facility():
    green = 'dgreen'
    plinth(9.4, 7.0, '#E5E2D2', r=.5)
    walls(9.0, 6.4, 3.2, '#F1F3EA', '#DFE8DA', green, green)
    tiles('#F2F1E6')
    for k in range(2):  # lifts
        x = 1.55 + k * 1.75
        boxc((1.4, .1, 2.3), (x, 3.03, 1.2), mat(green, .5), .03)
        for s in (-1, 1):
            boxc((.57, .12, 2.12), (x + s * .3, 3.02, 1.14), metal('steel'), .01)
        boxc((.5, .06, .22), (x, 2.97, 2.58), glow('amber', .9), .02)
    counter(-2.2, 1.5, w=3.0, front='green', word='WELCOME')
    shield(-2.2, 2.98, 2.3, .7)
    figure(-2.2, 2.2, 14, 'namaste', **SAREE)
    monitor(-3.0, 1.45, 1.02, .5, .32, 180)
    figure(.15, -.6, 26, 'hold', prop=sheet(), moustache=True, **OFFICER)
    ladder(3.35, 1.7, 10, 1.3)
    figure(2.3, 1.5, 150, 'reach', skin='skin3', turn=-70, **TECHNICIAN)
    boxc((.5, .12, .8), (2.42, 2.98, 1.3), mat('steel', .4), .03)
    toolbox(1.55, 1.2)
    figure(3.25, -1.3, -56, 'push', skin='skin1', turn=60, **dict(CLEANER, female=True))
    cart(2.5, -1.7, -60)
    figure(-2.5, -1.3, 34, 'ease', skin='skin2', **GUARD)
    pot(-4.0, 2.5, 1.2)
    pot(-4.0, -2.3, 1.2)
    bench(-3.95, .2, 90, 3, 'green')
    dome_camera(.3, 2.75, 3.1)


@picture('card-cleaning', CARD, 'cleaning', 'Mechanized cleaning: a ride-on scrubber, a window cleaner and a mopping team in a bright hall', WARM_ROOM)
@hero('hero-cleaning', 'cleaning', 'Mechanized cleaning of a bright hall: a worker drives a ride-on floor scrubber, others clean glass and mop', WARM_ROOM)
def cleaning():
    plinth(9.4, 7.0, '#E7EADF', r=.5)
    walls(9.0, 6.4, 3.2, '#EEF4EA', '#DCE9D8', 'green', 'green')
    tiles('#F7F9F2')
    for k in range(5):
        window(-3.2 + k * 1.6, 3.03, 1.6, 1.35, 2.2, 'green', bars=0)
    prism(rect(1.2, 4.4), .014, (-.9, .6, .006), mat('#D4EAF3', .15, 0, 0, .6), 0, rot=(0, 0, -52), round_=.3)
    scrubber(.15, -.75, 38, ride=True)
    with at(.15, -.75, 0, rz=38):
        figure(0, .42, 0, dict(rh=(-.16, -.42, 1.10), lh=(.16, -.42, 1.10), sit=.70), s=1.1, z=0, moustache=True, **CLEANER)
    figure(2.55, -.1, 16, 'hold', prop=mop('_rh', .1, -.62), skin='skin1', **dict(CLEANER, female=True))
    bucket(3.55, -.5)
    wet_floor(-3.0, -1.9)
    figure(.9, 2.15, 150, 'wave', skin='skin3', turn=-70, prop=lambda p: boxc((.36, .05, .05), (p['_rh'].x, p['_rh'].y - .08, p['_rh'].z + .05), mat('ink'), .01), **CLEANER)
    figure(-2.1, .9, 40, 'hips', skin='skin2', **dict(SUPERVISOR, cap=None, tie='green', belt='ink'))
    pot(-3.9, 2.4, 1.2)
    bench(-3.95, .2, 90, 3, 'green')
    with at(3.7, 2.2, 0):  # a wet-and-dry vacuum
        cyl(.3, .55, (0, 0, .12), mat('saffron', .4), bev=.06)
        cyl(.3, .18, (0, 0, .67), mat('navy', .4), r2=.2, bev=.05)
        tube([(0, -.3, .4), (-.3, -.7, .2), (-.7, -.8, .1), (-.9, -.7, .04)], .05, mat('ink', .7))


@picture('card-e-surveillance', CARD, 'control', 'E-surveillance of a cash-machine lobby: cameras watch, an operator speaks from the desk beside it', INTERIOR, ground=(.75, .8, 1.05))
@hero('hero-e-surveillance', 'control', 'E-surveillance: cameras watch a cash-machine lobby while an operator follows it live on her screens', INTERIOR, ground=(.75, .8, 1.05))
def esurveillance():
    """One plinth with two places: the lobby on the left is what the desk on the right watches."""
    plinth(9.8, 7.0, '#E3D5BD', r=.5)
    walls(9.4, 6.4, 3.2, '#F3E9D8', '#E9DCC6')
    boxc((4.4, .27, 3.22), (2.5, 3.2, 1.6), mat('wall2', .8), .02)
    boxc((.2, 3.4, 2.4), (.25, 1.4, 1.2), mat('wall', .8), .03)
    boxc((.28, 3.5, .1), (.25, 1.4, 2.42), mat('saffron', .5), .02)
    tiles('#F5ECDD', 4, 5, -4.0, -2.4)
    carpet(4.3, 4.6, 2.55, -.1, '#C9D3E4', .3)
    atm(-3.4, 2.5, 0)
    atm(-1.7, 2.5, 0)
    camera(-2.55, 2.75, 2.8, 5, 20, 1.2)
    camera(-4.3, .2, 2.7, 75, 20, 1.2)
    with at(-.6, 2.95, 2.1):  # siren and speaker
        boxc((.36, .12, .5), (0, 0, 0), mat('white', .4), .04)
        sph(.11, (0, -.07, .1), glow('red', .9), (1, .6, 1))
        cyl(.1, .04, (0, -.05, -.12), mat('char'), rot=(90, 0, 0))
    figure(-3.35, 1.15, 160, 'reach', turn=-55, **dict(SALWAR, skin='skin1'))
    figure(-1.45, .2, 30, 'walk', skin='skin3', glasses=True, **KURTA)
    figure(-3.5, -1.5, 34, 'attention', moustache=True, **GUARD)
    f = feeds()
    for i in range(3):
        for j in range(2):
            wall_screen(1.25 + i * 1.24, 2.98, 1.55 + j * .86, 1.16, .78, f[(i * 2 + j + 1) % len(f)] if (i, j) != (1, 1) else dashboard(0))
    desk(2.6, 1.1, 0, 3.0, .85)
    for i, (dx, rz) in enumerate(((-.8, 14), (0, 0), (.8, -14))):
        monitor(2.6 + dx, 1.2, .81, .66, .40, rz, f[(i + 3) % len(f)])
    keyboard(2.2, .85, .81)
    operator(1.9, .2, 160, female=True, skin='skin1', turn=10)
    operator(3.3, .2, 196, skin='skin2')
    figure(4.1, -1.9, 10, 'hold', skin='skin2', moustache=True, prop=sheet(.3, .2, '#7FC4FF'), **OFFICER)
    pot(.75, -.9, .8)


@hero('hero-screening', 'people', 'Background screening: two verifiers compare a candidate\'s identity card, fingerprints and files', WARM_ROOM)
def screening():
    plinth(9.0, 6.8, '#EAD9C2', r=.5)
    walls(8.6, 6.2, 3.1, '#FBF0E2', '#F3E2CD', 'navy', 'navy')
    carpet(5.6, 3.6, .5, -.4, '#F3D9C0', .5)
    with at(.9, 2.9, 1.95):  # a giant identity card with its green tick
        boxc((3.2, .1, 1.9), (0, 0, 0), mat('white', .5), .08)
        boxc((3.2, .11, .36), (0, 0, .77), mat('navy', .5), .04)
        text('VERIFIED', .24, (0, -.06, .77), 'white')
        boxc((.9, .11, 1.0), (-.95, -.01, -.15), mat('sky', .6), .03)
        sph(.2, (-.95, -.07, .05), mat('skin2', .6), (1, .3, 1.15))
        sph(.34, (-.95, -.06, -.5), mat('navy2', .6), (1, .2, .55))
        for k, w in enumerate((1.3, 1.0, 1.2)):
            boxc((w, .11, .1), (.35 - (1.3 - w) / 2, -.01, .32 - k * .26), mat(('navy2', 'grey', 'grey')[k], .6), .03)
        cyl(.34, .08, (1.15, -.02, -.55), mat('green', .5), rot=(90, 0, 0))
        tube([(.99, -.13, -.56), (1.10, -.13, -.68), (1.32, -.13, -.41)], .05, mat('white', .5))
    desk(.4, .3, 180, 3.2, 1.0)
    laptop(-.3, .25, .81, 180)
    reader(1.2, .2, .95, 0, .8)
    papers(.5, .1, .81, 8, n=3)
    sitter(-.3, 1.1, 10, female=True, skin='skin1', glasses=True, plait=True, **dict(CLERK, tie=None, shirt='#B5466A'))
    figure(.75, 1.5, 12, 'hold', prop=sheet(), skin='skin3', **CLERK)
    figure(2.75, -.55, -30, 'hold', skin='skin2', turn=40, prop=lambda p: boxc((.26, .02, .18), (.0, -.42, 1.16), mat('white', .5), .02, rot=(-20, 0, 0)), **CASUAL)
    for k in range(3):
        shelf(-3.75, 2.0 - k * 1.5, 90, 1.4, 2.1, seed=k + 1)
    figure(-2.0, -.6, 70, 'reach', turn=-40, moustache=True, prop=lambda p: boxc((.1, .3, .34), (.0, -.58, 1.1), mat('saffron'), .02), **OFFICER)
    pot(3.7, 2.3)


@hero('hero-iccc', 'control', 'An integrated command and control centre: rows of operators before a curved video wall with a city map', INTERIOR,
      az=-22, key_az=30, ground=(.75, .8, 1.05), key=2.2)
def iccc():
    """Seen from the left: a curved wall, two rows of desks, a dais with the commander."""
    plinth(11, 7.6, '#D9CDB8', r=.7)
    f = feeds()
    n = 7
    for k in range(n):
        a = (k - (n - 1) / 2) * 13
        x, y = 6.4 * math.sin(math.radians(a)), -2.9 + 6.0 * math.cos(math.radians(a))
        with at(x, y, 0, rz=-a):
            boxc((1.52, .28, 3.6), (0, .12, 1.8), mat('wall2', .8), .02)
            boxc((1.56, .34, .12), (0, .12, 3.63), mat('saffron', .5), .02)
            if k in (2, 3, 4):
                wall_screen(0, -.06, 1.95, 1.46, 2.3, dashboard((1, 0, 3)[k - 2]))
            else:
                for j in range(3):
                    wall_screen(0, -.06, 1.2 + j * .78, 1.30, .70, f[(k + j * 2) % len(f)])
    for row, (y, xs, z) in enumerate(((.7, (-2.9, -.95, .95, 2.9), 0), (-1.35, (-2.1, 0, 2.1), 0))):
        for i, x in enumerate(xs):
            with at(x, y, z, rz=-x * 4):
                desk(0, .1, 0, 1.75, .8)
                for s in (-1, 1):
                    monitor(s * .4, .2, .81, .62, .38, -s * 10, f[(i + row * 3 + (s > 0)) % len(f)])
                keyboard(0, -.12, .81)
                operator(0, -.85, 180, seat=('saffron', 'navy2')[row], female=(i + row) % 2 == 0, skin=('skin1', 'skin2', 'skin3')[(i + row) % 3])
    with at(3.9, -2.5, 0):
        cyl(.85, .18, (0, 0, 0), mat('navy', .5), bev=.04)
    figure(3.9, -2.5, -24, 'point', z=.2, moustache=True, **dict(SUPERVISOR, tie='navy'))
    figure(-4.2, -2.3, -10, 'hold', prop=sheet(), skin='skin1', plait=True, **dict(OFFICER, female=True))
    rack(-5.0, 1.4, 60, 1)
    pot(4.9, 1.2)


@hero('hero-oms', 'electronic', 'Monitoring solutions: a team round a table reads live dashboards of vehicles, attendance and alarms', INTERIOR, az=-26, key_az=-36)
def oms():
    """Seen from the left, so the side wall stands on the right."""
    plinth(9.2, 6.8, '#E2E6EC', r=.5)
    walls(8.8, 6.2, 3.2, 'wall', 'wall2', 'saffron', 'ink', mirror=True)
    for i, x in enumerate((-2.7, -.2, 2.3)):
        wall_screen(x - .1, 2.9, 2.0, 2.2, 1.38, dashboard(i))
    carpet(6.4, 3.8, -.3, -.4, '#C9D9EC', .6)
    with at(-.3, -.1, 0):
        prism(rect(3.0, 1.5), .1, (0, 0, .86), mat('ink', .4), .03, round_=.5)
        with at(0, 0, .972, rx=-90):
            panel(2.4, 1.1, 0, dashboard(0))
        prism(rect(1.6, .7), .86, (0, 0, 0), mat('white', .5), .03, round_=.3)
    figure(-2.3, .35, 30, 'pointl', skin='skin2', moustache=True, **OFFICER)
    figure(-.3, 1.15, -14, 'reach', skin='skin1', **dict(OPERATOR, female=True))
    figure(1.6, .45, -40, 'hold', prop=sheet(colour='#7FC4FF'), skin='skin3', **OPERATOR)
    figure(2.5, -1.5, -24, 'radio', skin='skin1', beard=True, **dict(GUARD, cap='turban', cap_colour='navy'))
    figure(-2.6, -1.7, -10, 'hold', prop=sheet(colour='#7FC4FF'), glasses=True, **dict(SALWAR, dupatta='navy2'))
    rack(3.85, 1.7, -90, 1)
    rack(3.85, .8, -90, 2)
    pot(3.7, -2.2)
