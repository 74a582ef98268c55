"""Gallery: sites, teams, vehicles and events. Sixteen-by-ten plates, each a set of its own."""

from kit.buildings import building, chai_stall, factory, garland, shutter_shop, stage_arch, tent, tower
from kit.gear import (
    bag, bucket, certificate, cup, detector, dog, extinguisher, handset, mop, podium, rifle, scrubber, sheet,
    torch, trophy, turnstile, wand,
)
from kit.nature import ashoka, neem, palm, peepul, planter, pot, shrub
from kit.paint import glass, glow, mat, metal
from kit.people import (
    CASUAL, CLEANER, DRILL, GUARD, GUARD_BASE, GUNMAN, KURTA, LADY, OFFICER, SALWAR, SAREE, SUIT, SUPERVISOR,
    TECHNICIAN, auto_driver, crowd_skin, degrees_to, figure, person, sitter,
)
from kit.prims import at, blob, box, boxc, cyl, lathe, loft, prism, rect, sph, text, tube
from kit.rooms import bench, plain_chair, table, tiles, walls
from kit.site import (
    barrier, board, bollard, booth, camera, carpet, cctv_pole, cone, dome_camera, fence, flag_pole,
    grille_gate, kerb, lamp, pier, plinth, queue_rope, shield, wall_run, zebra,
)
from kit.studio import EXTERIOR, INTERIOR, WARM_ROOM, WHITE_ROOM
from kit.vehicles import auto, bus, car, cart, motorbike, truck

from .registry import PLATE, picture


def plate(slug, topic, alt, *presets, **numbers):
    """A gallery picture."""
    return picture('gallery-' + slug, PLATE, topic, alt, *(presets or (EXTERIOR,)), **numbers)


LEFT = dict(az=-28, key_az=50)  # seen from the other side


@plate('factory-gate', 'consulting', 'Shift change at a factory: workers show their passes to a guard at the gate', EXTERIOR, **LEFT)
def factory_gate():
    plinth(10, 7.2, 'paver', r=.8)
    prism(rect(3.4, 7.0), .03, (1.2, 0, -.005), mat('asphalt', .9), 0)
    factory(-.6, 2.3, 6.4, 2.2, sign='STEEL WORKS')
    pier(-.85, -.4, 2.0)
    pier(3.2, -.4, 2.0)
    wall_run(-4.8, -1.2, -.4)
    wall_run(3.55, 4.8, -.4)
    grille_gate(-.6, -.35, 1.6, 1.5, 105)
    for k, (x, y) in enumerate(((.35, -1.1), (1.35, -1.55), (2.2, -.75))):
        figure(x, y, -24, 'walk', 1.18, skin=crowd_skin(k), female=k == 1, **dict(TECHNICIAN, cap_colour=('saffron', 'white', 'yellow')[k]))
    figure(3.5, -1.9, -34, 'stop', 1.22, moustache=True, **GUARD)
    figure(-1.5, -2.1, 4, 'hold', 1.2, skin='skin1', prop=sheet(colour='cream'), turn=-26, **LADY)
    ashoka(-4.3, 1.0, 3.0)
    palm(4.3, 1.4, 3.2, 4, .2)
    board(-3.1, -.56, ['SAFETY FIRST'], 1.9, .5, .62, 0, 'green', posts=False)
    cone(-3.6, -2.5)


@plate('school-bus', 'people', 'A woman guard stops traffic so that schoolchildren can leave their yellow bus')
def school_bus():
    plinth(11, 7.2, 'paver', r=.8)
    prism(rect(10.8, 3.6), .03, (0, -.4, -.005), mat('asphalt', .9), 0)
    zebra(2.9, -.5, 6, .9, .56, 90)
    bus(-1.6, .1, 0)
    wall_run(-5.2, 5.2, 2.9, .9)
    board(3.4, 2.75, ['VIDYA SCHOOL'], 2.8, .6, 1.7, 0, 'navy', 'amber')
    neem(-4.4, 3.2, 2.4, 3)
    neem(.9, 3.3, 2.6, 6, 'green')
    figure(4.6, -2.2, -30, 'stop', 1.22, skin='skin1', turn=50, prop=lambda p: None, **LADY)
    for k, (x, y) in enumerate(((2.6, -1.75), (2.95, -.4), (3.1, .95))):
        figure(x, y, 10 + 10 * k, 'walk', .82, skin=crowd_skin(k), **dict(CASUAL, shirt='white', trouser='navy2', female=k == 1, plait=k == 1, tie='red'))
        with at(x, y, 0, rz=10 + 10 * k, s=.82):
            boxc((.3, .18, .4), (0, .22, 1.22), mat(('rose', 'saffron', 'teal')[k], .7), .07)
    figure(-3.8, -2.9, 30, 'wave', 1.15, skin='skin3', **dict(SAREE, saree='#6B5A8E', shirt='#3E335E'))
    figure(1.0, -2.85, 26, 'ease', 1.18, moustache=True, **GUARD)
    kerb(-5.3, 1.6, -2.3)


@plate('mall-entrance', 'electronic', 'Visitors pass the metal detector and bag check at the entrance of a shopping mall', WHITE_ROOM)
def mall():
    plinth(10, 7, '#E8E6E2', r=.6)
    tiles('#F6F4EF', 9, 6, -4.0, -2.7)
    boxc((9.4, .3, 3.4), (0, 3.0, 1.7), glass('#9CC3D8'), .03)
    for k in range(8):
        boxc((.08, .36, 3.4), (-4.6 + k * 1.32, 3.0, 1.7), mat('white', .5), .02)
    boxc((9.8, .9, .3), (0, 2.8, 3.5), mat('navy', .5), .05)
    boxc((4.2, .14, .8), (0, 2.3, 3.5), mat('saffron', .5), .05)
    text('CITY MALL', .52, (0, 2.21, 3.5), 'ink', width=3.8)
    for s in (-1, 1):
        detector(s * 1.05, 1.4)
    figure(-2.35, .8, 44, 'wand', 1.18, prop=wand(), skin='skin1', **dict(LADY, cap='base'))
    figure(-1.05, -.2, 20, 'walk', 1.15, skin='skin3', turn=6, **dict(SAREE, saree='#E8B64A', shirt='#8A2F3A'))
    figure(1.0, .35, 24, 'walk', 1.15, skin='skin2', **dict(CASUAL, shirt='#5B8FB9'))
    figure(1.75, -.1, 20, 'walk', .8, skin='skin1', **dict(CASUAL, shirt='#E7A08C', female=True, plait=True))
    figure(2.5, 1.0, 4, 'ease', 1.18, moustache=True, **GUARD)
    with at(3.4, -.8, 0, rz=-8):
        table(0, 0, 0, 1.7, .8, 'navy2', .1)
        bag(-.35, 0, .79, 'rose')
        bag(.35, .05, .79, 'teal')
    figure(3.35, .15, 12, 'reach', 1.16, skin='skin2', **GUARD_BASE)
    pot(-4.3, 2.2, 1.2)
    pot(4.4, 2.2, 1.2)
    queue_rope(-3.2, -1.7, 3, .9)
    dome_camera(-3, 2.3, 3.35)


@plate('it-park', 'control', 'Staff enter an IT park through turnstiles as a guard checks identity cards', EXTERIOR, **LEFT)
def it_park():
    plinth(10.4, 7.2, '#D7DBE2', r=.8)
    carpet(4.0, 2.2, -3.0, -2.0, 'lawn', .4, .01)
    tower(-2.2, 2.2, 3.4, 2.0, 5.0, sign='CYBER PARK')
    tower(1.9, 2.5, 2.6, 1.6, 3.6, colour='#A9CBE0')
    carpet(5.2, 3.2, 1.6, -1.2, '#E6E9EE', .3, .01)
    for k in range(3):
        turnstile(.1 + k * 1.1, .4, 180)
    boxc((4.2, .3, .14), (1.1, .9, 2.3), mat('navy', .5), .04)
    for x in (-.9, 3.1):
        cyl(.06, 2.3, (x, .9, 0), metal())
    figure(.7, -.6, -24, 'walk', 1.16, skin='skin1', glasses=True, **dict(SALWAR, shirt='#B5466A', dupatta='cream'))
    figure(1.75, -1.5, -22, 'walk', 1.16, skin='skin2', **dict(CASUAL, shirt='#7FA6C9', belt='ink'))
    figure(-.8, -.7, -14, 'hold', 1.2, moustache=True, prop=sheet(.3, .2, '#7FC4FF'), **GUARD)
    figure(3.6, -.5, -30, 'ease', 1.2, skin='skin3', **LADY)
    ashoka(4.6, 1.8, 2.9)
    palm(-4.5, .4, 3.0, 2)
    neem(-3.9, -1.6, 1.9, 5)
    shrub(-2.2, -2.6, .3, 2)
    cctv_pole(4.5, -1.0, 3.0, -30, (0, 60))
    bollard(1.9, -3.1)
    bollard(3.0, -3.1)
    bollard(4.0, -2.9)


@plate('metro-station', 'facility', 'Passengers and a guard with his dog on a metro platform', INTERIOR)
def metro():
    plinth(10.6, 6.6, '#D9D9D2', r=.5)
    boxc((10.2, 1.5, .12), (0, 2.3, -.02), mat('asphalt', .9), .01)
    with at(-.4, 2.3, .15):
        prism([(-4.4, 0), (4.2, 0), (4.6, .5), (4.3, 2.1), (3.9, 2.4), (-4.4, 2.4)], 1.5, (0, .75, 0), mat('#DDE4EA', .3), .08, rot=(90, 0, 0), round_=.12)
        boxc((8.8, 1.52, .2), (0, 0, .5), mat('green', .4), .01)
        for k in range(6):
            if k % 2 == 0:
                boxc((1.15, 1.53, .8), (-3.5 + k * 1.38, 0, 1.55), mat('navy', .08, 0, 0, .7), .02)
            else:
                for s in (-1, 1):
                    boxc((.42, 1.54, 1.75), (-3.5 + k * 1.38 + s * .23, 0, 1.2), mat('#B9C7D2', .3), .01)
                    boxc((.26, 1.55, .8), (-3.5 + k * 1.38 + s * .23, 0, 1.55), mat('navy', .08, 0, 0, .7), .02)
    boxc((10.2, .2, .03), (0, 1.25, .0), mat('yellow', .6), .0)
    for x in (-4.4, 4.4):
        cyl(.14, 3.3, (x, .8, 0), mat('white', .5))
    boxc((9.4, .3, .5), (0, .8, 3.2), mat('navy', .5), .05)
    text('RAJ CHOWK  METRO', .34, (0, .63, 3.2), 'white')
    figure(1.3, -.9, 28, 'attention', 1.22, moustache=True, **dict(GUNMAN, vest='ink'))
    dog(2.15, -1.3, 24)
    tube([(1.62, -1.0, .95), (1.9, -1.15, .85), (2.12, -1.25, .78)], .014, mat('saffron', .6))
    figure(-2.9, -.3, 26, 'ease', 1.15, skin='skin3', **dict(SAREE, saree='#4F8A63', shirt='#2A4F38'))
    figure(-1.7, -.8, 30, 'hold', 1.15, skin='skin1', prop=sheet(.1, .18, '#7FC4FF'), nod=8, **dict(CASUAL, shirt='#E9C46A'))
    bag(-2.3, -.9, 0, 'brick', .9)
    figure(3.8, .1, 18, 'stop', 1.18, skin='skin1', **LADY)
    bench(-3.9, -1.6, 20, 3, 'green')
    dome_camera(-2.6, .8, 2.98)
    dome_camera(2.6, .8, 2.98)


@plate('night-patrol', 'navy', 'Two guards with torches on night patrol beside a lit warehouse and their patrol car', EXTERIOR, key=1.15, amb=.34, warm=(.72, .82, 1.0), cool=(.6, .7, 1), rim=1.3, ground=(.5, .55, .8), world=(.55, .65, 1.0))
def night_patrol():
    plinth(10.6, 7, '#8C93A0', r=.8)
    prism(rect(10.4, 2.8), .03, (0, -1.6, -.005), mat('asphalt', .9), 0)
    building(-1.6, 2.1, 6.2, 1.9, 2, wall='#C9CDD6', sign='WAREHOUSE', tank=False, lit={(0, 0), (1, 0), (1, 3), (1, 4), (0, 4)})
    lamp_light(3.2, .7, 3.4)
    car(-2.6, -1.7, 20, 'white', patrol=True)
    figure(.9, -1.35, 36, 'wand', 1.25, moustache=True, prop=torch(), **GUARD)
    figure(2.75, -2.0, 14, 'radio', 1.25, skin='skin1', prop=handset(), **LADY)

    fence(3.9, 5.0, .9, 1.2)
    neem(4.4, 2.2, 2.5, 4, 'dgreen')
    cctv_pole(1.9, .6, 3.0, 20, (0,))
    cone(4.4, -2.4)


def lamp_light(x, y, h):
    """A street lamp that is lit, with its pool of light on the ground."""
    lamp(x, y, h, 20)
    with at(x, y, 0, rz=20):
        boxc((.11, .34, .02), (0, -.6, h - .05), glow('amber', 2.4), .006)
        cyl(.9, .012, (0, -.9, .02), mat('#E8C98A', .9, 0, .22))


@plate('motorcycle-patrol', 'training', 'Two patrol riders on motorcycles set out from a post under a peepul tree', EXTERIOR, az=24)
def moto_patrol():
    plinth(10, 6.8, 'paver', r=.8)
    prism(rect(9.9, 3.4), .03, (0, -1.3, -.005), mat('asphalt', .9), 0)
    for k in range(5):
        boxc((.9, .09, .01), (-4 + k * 2.0, -1.3, .03), 'cream', 0)
    kerb(-4.9, 4.9, .55)
    peepul(-3.2, 2.0, 3.6, 2)
    booth(1.8, 1.9, w=1.8, d=1.3, h=2.3, word='PATROL')
    for x, y, o in ((-2.1, -.85, dict(GUARD, cap='helmet', cap_colour='white', skin='skin2', moustache=True)), (1.6, -1.9, dict(LADY, cap='helmet', cap_colour='white', skin='skin1'))):
        with at(x, y, 0, s=1.2):
            motorbike(0, 0, 12)
        with at(x, y, 0, rz=12, s=1.2):
            with at(-.18, 0, .22, rz=90):
                person(dict(rh=(-.30, -.50, .88), lh=(.30, -.50, .88), sit=.50, fy=.22, lean=8), turn=-58, **o)
    figure(3.9, .9, 12, 'salute', 1.2, skin='skin3', **SUPERVISOR)
    figure(.2, 1.0, 22, 'wave', 1.15, skin='skin1', **dict(CASUAL, shirt='#E9C46A'))
    cone(4.4, -2.6)
    palm(4.3, 2.3, 3.0, 7, .2)


@plate('dog-squad', 'cash', 'The dog squad: handlers with two German shepherds check luggage')
def dog_squad():
    plinth(9.6, 6.4, '#DCCBA8', r=.8)
    carpet(8.6, 4.0, 0, -.9, '#EADCBF', .5)
    wall_run(-4.4, 4.4, 2.5, .8)
    board(0, 2.3, ['DOG SQUAD'], 3.0, .7, 1.6, 0, 'navy', 'amber')
    tube([(1.2, -.62, .72), (1.5, -.66, .84), (2.02, -.86, .95)], .016, mat('saffron', .6))
    figure(-1.9, -.3, 34, 'attention', 1.28, moustache=True, skin='skin2', **dict(GUNMAN, vest=None))
    with at(-1.0, -.95, 0, s=1.25):
        dog(0, 0, 30)
    tube([(-1.55, -.35, 1.0), (-1.25, -.7, .95), (-1.05, -.9, .95)], .016, mat('saffron', .6))
    figure(1.0, .1, 8, 'bow', 1.26, skin='skin1', turn=20, nod=-18, **dict(GUNMAN, vest=None, female=True))
    with at(1.75, -.75, 0, s=1.2):
        dog(0, 0, 70, '#8F6239', sit=False)
    for k, (x, y, c) in enumerate(((2.95, -1.1, 'brick'), (3.6, -.7, 'teal'), (3.2, -.2, 'navy2'))):
        bag(x, y, 0, c, 1.2)
    tube([(-4.0, -1.9, .1), (-3.6, -1.9, .6), (-2.9, -1.9, .6), (-2.5, -1.9, .1)], .05, mat('saffron', .5))
    neem(-4.1, 2.9, 2.4, 3)
    neem(3.4, 2.9, 2.2, 6, 'green')
    cone(4.2, -2.4)


@plate('flag-hoisting', 'training', 'Guards salute the national flag at a Republic Day hoisting', EXTERIOR, az=26)
def flag_hoisting():
    plinth(10, 7.2, '#E1CDA4', r=.9)
    carpet(8.8, 3.2, 0, -1.6, '#EBDAB6', .4)
    with at(2.6, -.5, 0):
        prism(rect(3.0, 2.4), .24, (0, 0, 0), mat('white', .6), .04, round_=.3)
        prism(rect(2.2, 1.7), .22, (0, 0, .24), mat('#F4E3C2', .6), .04, round_=.25)
        with at(0, 0, .46, s=1.55):
            flag_pole(0, 0, 3.1, 'india')
    looks = (dict(moustache=True), dict(female=True), {}, dict(cap='turban', cap_colour='saffron', beard=True), dict(female=True, plait=True), dict(moustache=True))
    for k, o in enumerate(looks):  # two ranks, turned to the flag
        x, y = -3.7 + (k % 3) * 1.15 - .3 * (k // 3), 1.15 - 1.55 * (k // 3) - .35 * (k % 3)
        figure(x, y, degrees_to(x, y, 2.5, -1.2), 'salute', 1.2, skin=crowd_skin(k), turn=-8, **dict(GUARD, **o))
    figure(.55, 1.75, degrees_to(.55, 1.75, 2.5, -.6), 'attention', 1.18, skin='skin1', turn=-6, **dict(SAREE, saree='#F6ECDC', shirt='#F29A1F'))
    for k in range(2):
        figure(-.35 + .8 * k, -2.35 - .25 * k, degrees_to(-.2, -2.3, 2.5, -.9), 'salute', .84, skin=crowd_skin(k + 1), turn=-8, **dict(CASUAL, shirt='white', trouser='navy2', female=k == 0, plait=k == 0))
    for k in range(4):
        ashoka(-3.9 + k * .95, 2.9, 2.9)
    planter(2.3, -2.45, 1.4, .45, 0, 3)


@plate('festival-crowd', 'people', 'Guards keep a clear lane for families at a festival gate hung with marigolds')
def festival():
    plinth(10, 7, '#E5C9A2', r=.8)
    carpet(3.0, 6.4, .3, -.1, '#C8402F', .05, .01)
    stage_arch(.3, 1.6, 4.4, 2.9, 'DIWALI MELA')
    for s in (-1, 1):
        for k in range(3):
            with at(.3 + s * 1.75, -2.5 + k * 1.25, 0):
                boxc((.08, 1.1, .06), (0, 0, .9), mat('saffron', .5), .02)
                boxc((.08, 1.1, .06), (0, 0, .5), mat('saffron', .5), .02)
                for q in (-1, 1):
                    boxc((.07, .07, .95), (0, q * .52, .48), mat('navy', .5), .02)
    tent(-3.5, 1.9, 2.4, 2.0, 2.0, 'cream', 'rose')
    tent(3.9, 2.1, 2.0, 1.8, 2.0, 'white', 'teal')
    chairs = ((-.3, .2, SAREE, 'skin1', {}), (.75, -.2, KURTA, 'skin2', dict(moustache=True)), (.1, -1.5, SALWAR, 'skin3', {}))
    for x, y, o, sk, extra in chairs:
        figure(x, y, 24, 'walk', 1.15, skin=sk, **dict(o, **extra))
    figure(.95, -1.35, 24, 'wave', .8, skin='skin2', **dict(KURTA, shirt='#D9577A'))
    figure(-2.15, -1.2, 44, 'stop', 1.2, moustache=True, **GUARD)
    figure(2.9, -1.3, 6, 'arms', 1.2, skin='skin1', **LADY)
    figure(-3.4, -.2, 34, 'radio', 1.18, skin='skin3', prop=handset(), beard=True, **dict(GUARD, cap='turban', cap_colour='saffron'))
    for k in range(4):  # diyas
        lathe([(0, 0), (.12, .03), (.15, .09), (.12, .08), (0, .05)], (-1.9 + k * 1.45, -3.05, 0), mat('brick', .7))
        loft([(.08, .03, .03, 0, 0, 2), (.15, .03, .03, 0, 0, 2), (.24, 0, 0, 0, 0, 2)], mat('amber', .5, 0, .9), loc=(-1.9 + k * 1.45, -3.05, 0))
    figure(4.0, .4, 16, 'hips', 1.12, skin='skin2', **dict(CASUAL, shirt='white', apron='teal'))


@plate('award-ceremony', 'bank', 'Guard of the year: the director hands a trophy to a woman guard on a garlanded stage', WARM_ROOM)
def award():
    plinth(9.4, 6.6, '#C9B58F', r=.5)
    box((8.4, 3.6, .4), (0, 1.2, 0), mat('#8A2F3A', .7), .05)
    boxc((8.2, .2, 3.2), (0, 2.85, 2.0), mat('navy', .8), .04)
    text('GUARD OF THE YEAR', .46, (0, 2.73, 2.95), 'amber', width=6.4)
    shield(0, 2.74, 1.95, .72)
    garland(-3.9, 3.9, 2.68, 3.5, 6)
    for x in (-3.4, 3.4):
        pot(x, 2.2, 1.0, 'gold')
    with at(0, 0, .4):
        podium(-2.7, 1.1, 20)
        figure(-2.7, 1.75, 20, 'hold', 1.15, 0, skin='skin1', **dict(SAREE, saree='#6B5A8E', shirt='#3E335E'))
        figure(-.45, .6, 60, 'reach', 1.22, 0, hair='silver', moustache=True, turn=-30, prop=lambda p: trophy((p['_rh'].x + p['_lh'].x) / 2, p['_rh'].y - .05, p['_rh'].z - .05, .7), **SUIT)
        figure(.85, .35, -52, 'reach', 1.22, 0, skin='skin2', turn=60, **LADY)
        figure(2.5, 1.2, 12, 'hold', 1.15, 0, skin='skin3', prop=certificate(), **GUARD)
    for k in range(5):
        x = -3.0 + k * 1.5
        plain_chair(x, -2.25, 190 - k * 4, 'saffron')
        sitter(x, -2.3, 190 - k * 4, 'lap', skin=crowd_skin(k), female=k in (1, 4), **dict((GUARD, DRILL, GUARD, OFFICER, DRILL)[k], **({} if k != 3 else {})))


@plate('event-security', 'fire', 'Security at a concert: guards face the crowd before the stage', EXTERIOR, amb=.38)
def event():
    plinth(10, 7.2, '#D0B79E', r=.8)
    box((7.2, 2.3, .8), (0, 2.1, 0), mat('ink', .6), .04)
    boxc((6.8, .16, 2.6), (0, 3.1, 2.2), mat('purple', .7), .03)
    for s in (-1, 1):
        for z in range(7):
            boxc((.34, .34, .5), (s * 3.6, 2.0, .4 + z * .52), mat('steel', .4), .02)
        boxc((.8, .7, 1.5), (s * 2.9, 1.4, 1.55), mat('char', .5), .04)
        for k in range(2):
            cyl(.26, .04, (s * 2.9, 1.05, 1.2 + k * .65), mat('ink', .3), rot=(90, 0, 0))
    boxc((7.6, .4, .34), (0, 2.0, 4.05), mat('steel', .4), .02)
    for k in range(6):
        cyl(.15, .3, (-2.7 + k * 1.08, 1.85, 3.6), mat('ink', .4), r2=.1)
        sph(.13, (-2.7 + k * 1.08, 1.85, 3.6), glow(('amber', 'rose', '#58B7FF')[k % 3], 1.2), (1, 1, .5))
    text('SUR SANGEET', .6, (0, 3.0, 2.8), 'amber', width=5)
    figure(-.6, 1.7, 20, 'up', 1.15, .8, skin='skin1', **dict(KURTA, shirt='#C8402F'))
    figure(.8, 1.8, 14, 'hold', 1.15, .8, skin='skin3', **dict(SALWAR, shirt='#E8B64A', dupatta='rose'))
    boxc((7.6, .1, .1), (0, .35, 1.0), mat('steel', .4), .03)
    for k in range(12):
        boxc((.06, .06, 1.0), (-3.8 + k * .69, .35, .5), mat('steel', .4), .02)
    for k, x in enumerate((-2.9, -.9, 1.1, 3.1)):
        figure(x, -.35, 28, ('ease', 'arms', 'attention', 'radio')[k], 1.22, skin=crowd_skin(k), female=k == 2, prop=handset() if k == 3 else None, **dict(GUARD, vest='hivis' if k == 1 else None, moustache=k == 0))
    for k in range(9):
        figure(-3.6 + (k % 5) * 1.75 + .5 * (k // 5), -1.9 - 1.0 * (k // 5), 200 + 12 * (k % 3), ('up', 'wave', 'hips')[k % 3], 1.0, skin=crowd_skin(k), female=k % 2 == 0,
               **dict(CASUAL, shirt=('teal', '#D9577A', 'cream', 'blue', 'brick')[k % 5], cap=None))


@plate('warehouse', 'cleaning', 'A guard checks seals and stock with a storekeeper between the racks of a warehouse', INTERIOR, **dict(az=-26, key_az=-36))
def warehouse():
    plinth(10, 7, '#D5D8D2', r=.5)
    walls(9.6, 6.4, 3.6, '#DCE3DF', '#CBD5D0', 'dgreen', 'dgreen', mirror=True)
    for r, y in enumerate((2.3, .4)):
        with at(-1.6 - .6 * r, y, 0):
            for x in (-2.2, 0, 2.2):
                for s in (-1, 1):
                    boxc((.1, .1, 3.0 - r * 1.0), (x, s * .4, 1.5 - r * .5), mat('navy', .5), .02)
            for z in (.35, 1.3) + ((2.25,) if not r else ()):
                boxc((4.5, .9, .09), (0, 0, z), mat('saffron', .5), .02)
                for k in range(5):
                    if (k + r + int(z * 2)) % 5 == 3:
                        continue
                    boxc((.68, .62, .5 + .1 * (k % 2)), (-1.8 + k * .9, 0, z + .3 + .05 * (k % 2)), mat(('#C99B62', '#B98A55', '#D8B077')[k % 3], .8), .02)
                    boxc((.1, .63, .5), (-1.8 + k * .9, 0, z + .31), mat('#E8D2A6', .7), 0)
    with at(2.9, 1.7, 0, rz=30):  # fork lift
        boxc((1.1, 1.5, .6), (0, .2, .5), mat('saffron', .4), .1)
        boxc((.9, .3, .5), (0, .85, .9), mat('navy', .5), .08)
        for s in (-1, 1):
            boxc((.1, .12, 2.1), (s * .3, -.62, 1.1), mat('char', .5), .02)
            boxc((.12, .9, .06), (s * .25, -1.1, .25), mat('char', .5), .01)
            for y in (-.3, .75):
                cyl(.26, .18, (s * .5 - .09, y, .27), mat('ink', .8), bev=.04, rot=(0, 90, 0))
            boxc((.07, .07, 1.3), (s * .45, .1, 1.4), mat('ink', .5), .02)
        boxc((1.0, .9, .07), (0, .35, 2.05), mat('ink', .5), .03)
        boxc((.8, .7, .6), (0, -1.15, .6), mat('#C99B62', .8), .02)
    figure(-.6, -1.4, -8, 'hold', 1.22, moustache=True, prop=sheet(), turn=-16, **GUARD)
    figure(.75, -1.9, -50, 'point', 1.2, skin='skin1', turn=40, **dict(TECHNICIAN, cap_colour='white', vest='hivis', female=True))
    figure(-3.6, -1.8, -4, 'ease', 1.18, skin='skin3', **GUARD_BASE)
    camera(-3.5, 2.9, 3.0, -10)
    extinguisher(4.3, -1.6, .5, -90)
    cone(3.6, -2.5)


@plate('airport-trolleys', 'bank', 'A guard helps a family with their luggage trolley outside an airport terminal', EXTERIOR)
def airport():
    plinth(10.4, 7, '#D6D9DE', r=.8)
    prism(rect(10.2, 2.2), .03, (0, -2.1, -.005), mat('asphalt', .9), 0)
    kerb(-5, 5, -.95)
    with at(0, 2.1, 0):
        boxc((9.0, 1.7, 2.6), (0, .2, 1.3), glass('#A9CBE0'), .03)
        for k in range(9):
            boxc((.12, 1.76, 2.6), (-4.5 + k * 1.125, .2, 1.3), mat('white', .5), .02)
        prism([(-5, 2.6), (5, 2.6), (5, 2.95), (2.5, 3.35), (0, 2.95), (-2.5, 3.35), (-5, 2.95)], 2.9, (0, 1.1, 0), mat('#D9DDE2', .6), .05, rot=(90, 0, 0))
        boxc((3.6, .1, .5), (0, -1.86, 2.75), mat('navy', .5), .03)
        text('DEPARTURES', .34, (0, -1.92, 2.75), 'amber', width=3.2)
        boxc((2.0, .1, 2.0), (0, -.68, 1.0), mat('navy', .4), .02)
        for s in (-1, 1):
            boxc((.9, .12, 1.85), (s * .48, -.69, .98), glass(), .01)
    figure(-1.15, .3, 30, 'attention', 1.2, skin='skin1', prop=rifle, **GUNMAN)
    with at(1.9, -.35, 0, rz=16):  # trolley
        for s in (-1, 1):
            tube([(s * .3, -.6, .2), (s * .3, .35, .25), (s * .3, .5, 1.0)], .03, metal())
            sph(.08, (s * .28, -.5, .08), mat('ink'))
            sph(.08, (s * .28, .35, .08), mat('ink'))
        tube([(-.3, .5, 1.0), (.3, .5, 1.0)], .035, mat('saffron'))
        boxc((.6, .9, .05), (0, -.1, .22), mat('steel'), .01)
        boxc((.56, .42, .55), (0, .12, .52), mat('brick', .6), .07)
        boxc((.5, .36, .42), (0, -.3, .46), mat('teal', .6), .06)
        boxc((.44, .36, .3), (0, .12, .95), mat('saffron', .6), .06)
    figure(2.05, .55, 14, 'push', 1.18, skin='skin2', **dict(KURTA, shirt='#9AB4D6'))
    figure(3.1, .0, 14, 'walk', 1.15, skin='skin1', **dict(SAREE, saree='#F29A1F', shirt='#8A2F3A'))
    figure(3.75, -.5, 10, 'wave', .78, skin='skin2', **dict(CASUAL, female=True, plait=True, shirt='rose'))
    figure(.35, -.4, 44, 'point', 1.22, moustache=True, turn=-8, **GUARD)
    car(-3.0, -2.1, 0, '#F1C232')
    boxc((.5, .3, .18), (-3.1, -2.1, 1.65), mat('ink', .4), .03)
    text('TAXI', .15, (-3.1, -2.26, 1.65), 'white')
    palm(-4.75, -.5, 2.2, 4, .1)
    palm(4.8, -.45, 2.3, 6, .1)


@plate('housekeeping-team', 'facility', 'A housekeeping team in green lines up with machines and carts before the shift', EXTERIOR, el=18, az=22, amb=.42)
def housekeeping():
    plinth(9.4, 5.0, '#DDE4D2', r=.6)
    boxc((8.6, .2, 2.2), (0, 2.1, 1.1), mat('#EEF4EA', .8), .03)
    boxc((8.7, .3, .12), (0, 2.1, 2.24), mat('green', .5), .02)
    text('CLEAN SITE, SAFE SITE', .42, (0, 1.98, 1.72), 'dgreen', width=6.5)
    scrubber(-3.4, .0, 24)
    for k in range(5):
        figure(-2.1 + k * 1.15, -.2 + .15 * (k % 2), 22, ('attention', 'hold', 'wave', 'hold', 'hips')[k], 1.2, skin=crowd_skin(k), female=k % 2 == 0,
               prop=mop('_rh', .12, -.58) if k in (1, 3) else None, moustache=k == 3, **CLEANER)
    figure(3.5, -.1, 12, 'hold', 1.2, prop=sheet(), skin='skin1', **dict(SUPERVISOR, cap=None, tie='green', female=True))
    bucket(-2.9, -1.6)
    cart(3.9, 1.1, 10)
    pot(-4.2, 1.4)


@plate('chai-break', 'cash', 'Off duty: guards share tea at a roadside stall under a neem tree')
def chai_break():
    plinth(9, 6.6, '#DFC79B', r=.8)
    prism(rect(8.8, 1.7), .03, (0, -2.3, -.005), mat('asphalt', .9), 0)
    kerb(-4.3, 4.3, -1.4)
    with at(-1.4, 1.3, 0, s=1.22):
        chai_stall(0, 0, 0)
    figure(.35, 1.0, 20, 'reach', 1.2, skin='skin3', moustache=True, turn=4, prop=lambda p: (lathe([(0, 0), (.13, 0), (.16, .09), (.1, .19), (.04, .23), (0, .26)], (p['_rh'].x, p['_rh'].y - .1, p['_rh'].z - .12), metal()), cup('_lh', 1.5)(p)), **dict(CASUAL, shirt='white', apron='#C8402F'))
    figure(-.75, -.75, 44, 'radio', 1.24, skin='skin2', moustache=True, prop=cup(s=1.6), rh=(-.16, -.40, 1.34), turn=-6, **GUARD)
    figure(1.75, -.75, 4, 'hold', 1.24, skin='skin1', prop=cup(s=1.6), turn=10, **LADY)
    with at(2.9, .9, 0, rz=-20):
        boxc((1.7, .4, .08), (0, 0, .46), mat('wood', .7), .02)
        for s in (-1, 1):
            boxc((.08, .36, .44), (s * .7, 0, .22), mat('dwood', .7), .02)
    sitter(2.6, 1.05, 14, 'lap', prop=cup(s=1.6), rh=(-.16, -.40, .92), beard=True, skin='skin2', **dict(GUARD, cap='turban', cap_colour='saffron'))
    sitter(3.4, .8, -4, 'lap', skin='skin3', **dict(GUARD_BASE))
    neem(-3.7, 2.4, 3.0, 3, 'green')
    auto(-2.8, -2.25, 0)
    auto_driver(-2.8, -2.25)
    shutter_shop(3.0, 2.5, 2.0, 'STORES', 'teal')


@plate('tree-plantation', 'cleaning', 'Guards and children plant saplings along a school wall')
def plantation():
    plinth(9.6, 6.6, 'lawn', r=.8)
    carpet(8.8, 1.7, 0, -2.2, '#D9B98C', .3, .01)
    wall_run(-4.5, 4.5, 2.6, 1.2)
    board(0, 2.45, ['GREEN CAMPUS'], 3.0, .55, .75, 0, 'dgreen', 'white', posts=False)
    for k in range(4):
        x = -3.4 + k * 2.25
        with at(x, .2 - .25 * (k % 2), 0):
            cyl(.42, .1, (0, 0, -.02), mat('dwood', .9), bev=.04)
            cyl(.025, .7, (0, 0, .05), mat('dwood'))
            blob(.22, (0, 0, .75), 'leaf', k)
            blob(.16, (.1, .05, .95), 'green', k + 3)
    figure(-3.0, .45, 12, 'kneel', 1.2, 0, skin='skin2', moustache=True, turn=20, **dict(GUARD))
    figure(-1.0, -1.5, 26, 'carry', 1.2, skin='skin1', prop=lambda p: (cyl(.14, .22, (0, -.44, .98), mat('brick', .8), r2=.18), blob(.22, (0, -.44, 1.36), 'leaf', 2)), **LADY)
    figure(.2, -.6, 20, 'squat', .9, 0, skin='skin1', **dict(CASUAL, shirt='white', trouser='navy2', female=True, plait=True))
    figure(1.9, -.5, 10, 'bow', 1.18, skin='skin3', nod=-16, turn=14, prop=lambda p: (lathe([(0, 0), (.13, 0), (.15, .26), (0, .26)], (p['_rh'].x, p['_rh'].y - .1, p['_rh'].z - .14), mat('teal', .4)), tube([(p['_rh'].x, p['_rh'].y - .2, p['_rh'].z - .06), (p['_rh'].x, p['_rh'].y - .42, p['_rh'].z + .08)], .025, mat('teal', .4))), **dict(CLEANER, female=True, cap='scarf', cap_colour='saffron'))
    figure(3.4, -.9, 14, 'wave', .85, skin='skin2', **dict(CASUAL, shirt='white', trouser='navy2'))
    figure(-3.6, -1.8, 36, 'hold', 1.15, skin='skin1', prop=sheet(), **dict(SAREE, saree='#E8B64A', shirt='#4F8A63'))
    neem(-4.0, 2.0, 2.3, 3)
    neem(4.0, 2.0, 2.5, 5, 'green')


@plate('construction-site', 'fire', 'Guards in helmets log lorries and workers at a building site', EXTERIOR, **LEFT)
def construction():
    plinth(10.4, 7.2, '#D8BD99', r=.8)
    with at(-1.6, 2.0, 0):  # the concrete frame
        for f in range(4):
            boxc((5.2, 2.2, .14), (0, 0, f * 1.15 + .05), mat('concrete', .8), .02)
            if f < 3:
                for x in (-2.4, -.8, .8, 2.4):
                    for y in (-.95, .95):
                        boxc((.22, .22, 1.1), (x, y, f * 1.15 + .62), mat('concrete', .8), .02)
        for k in range(7):
            boxc((1.0, .9, .9) if k == 0 else (.6, .08, .8), (1.5, -.95, .55) if k == 0 else (-2.0 + k * .62, -1.0, 1.7), mat('brick', .8), .01)
        for x in (-2.4, -.8, .8, 2.4):
            for q in (-.06, .06):
                cyl(.02, .5, (x + q, -.95, 3.5), mat('brick', .6))
        for x in (-2.7, -1.3, .1, 1.5, 2.8):
            cyl(.035, 4.0, (x, -1.35, 0), mat('wood', .7))
        for z in (.9, 1.9, 2.9):
            boxc((5.7, .07, .07), (.05, -1.35, z), mat('wood', .7), .02)
    with at(3.6, 2.2, 0):  # crane
        for k in range(8):
            boxc((.34, .34, .6), (0, 0, .3 + k * .62), mat('yellow', .5), .02)
        boxc((4.6, .26, .26), (-1.2, 0, 5.2), mat('yellow', .5), .03)
        boxc((.7, .5, .5), (1.0, 0, 5.0), mat('concrete', .7), .04)
        tube([(-2.8, 0, 5.1), (-2.8, 0, 4.4)], .02, mat('ink'))
        boxc((.6, .4, .3), (-2.8, 0, 4.25), mat('brick', .7), .02)
    barrier(3.0, -.5, 2.4, 0, 0)
    truck(-2.7, -2.15, 0)
    booth(4.1, -.6, w=1.3, d=1.1, h=2.2)
    hard = dict(cap='helmet', vest='hivis')
    figure(1.35, -2.2, -34, 'stop', 1.22, moustache=True, turn=-8, **dict(GUARD, **hard, cap_colour='white'))
    figure(3.0, -2.2, -30, 'hold', 1.22, skin='skin1', prop=sheet(), **dict(LADY, **hard, cap_colour='white'))
    figure(2.5, .95, -24, 'carry', 1.16, skin='skin3', prop=lambda p: [boxc((.5, .24, .12), (0, -.46, 1.0 + .13 * k), mat('brick', .8), .02) for k in range(3)], **dict(TECHNICIAN, vest='hivis'))
    figure(1.75, .5, -20, 'walk', 1.16, skin='skin2', **dict(SAREE, saree='#E8B64A', shirt='#4F8A63', cap='helmet', cap_colour='yellow'))
    for k in range(6):
        boxc((.34, .2, .14), (3.9 + .36 * (k % 3), -2.9, .08 + .15 * (k // 3)), mat('brick', .8), .02)
    board(-3.9, .38, ['SITE SAFETY', 'HELMETS ON'], 1.7, .8, 3.2, 0, 'yellow', 'ink', posts=False)
    cone(.2, -3.1)
