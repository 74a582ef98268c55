"""The training gallery: twenty-six exercises on small plinths, each with its own teacher, prop and layout."""
import math

from kit.buildings import building, garland, stage_arch
from kit.gear import (
    certificate, detector, dog, dummy, extinguisher, first_aid_box, flames, handset, hydrant, sheet, smoke,
    stick, wand,
)
from kit.nature import ashoka, neem, palm, peepul, pot, shrub
from kit.paint import glow, mat, metal
from kit.people import (
    CASUAL, CLERK, DOCTOR, DRILL, FIRE, GUARD, GUARD_BASE, INSTRUCTOR, KURTA, LADY, OFFICER, OPERATOR, PT,
    SALWAR, SAREE, SUIT, SUPERVISOR, auto_driver, crowd_skin, figure, person, sitter,
)
from kit.prims import at, blob, box, boxc, cyl, prism, rect, sph, text, tube
from kit.rooms import (
    chair, counter, dashboard, desk, feeds, frame, keyboard, monitor, papers, plain_chair, rack, wall_screen, walls,
    whiteboard,
)
from kit.site import (
    barrier, board, booth, carpet, cone, flag_pole, kerb, plinth, plus, shield, wall_run, zebra,
)
from kit.studio import EXTERIOR, INTERIOR, WARM_ROOM
from kit.vehicles import auto, car

from .registry import PLATE, picture

YARD = dict(EXTERIOR, el=20)
OTHER = dict(az=-28, key_az=50)


def lesson(slug, topic, alt, *presets, **numbers):
    return picture('training-' + slug, PLATE, topic, alt, *(presets or (YARD,)), **numbers)


def ground(w=7.6, d=5.4, top='earth', inner='#E4CBA0'):
    plinth(w, d, top, r=.7)
    carpet(w - .8, d - .8, 0, 0, inner, .4)


def trees(*places):
    for k, (x, y) in enumerate(places):
        neem(x, y, 2.2 + .2 * (k % 2), 3 + k, ('leaf', 'green')[k % 2])


@lesson('drill', 'training', 'An instructor corrects the line of five trainees at attention')
def drill():
    ground()
    for k in range(5):
        figure(-2.6 + k * 1.02, .35, 18, 'attention', 1.25, skin=crowd_skin(k), female=k in (1, 4), **DRILL)
    boxc((5.6, .07, .01), (-.5, .15, .03), mat('white', .9), 0)
    figure(3.1, -1.15, -34, 'point', 1.3, moustache=True, turn=40, prop=stick(.55, 'wood'), **INSTRUCTOR)
    wall_run(-3.4, 3.4, 2.1, .7)
    for x in (-3.0, -2.2, 2.6):
        ashoka(x, 2.5, 2.6)
    cone(-3.0, -1.6)


@lesson('marching', 'consulting', 'Two files of trainees march in step behind their leader')
def marching():
    ground(8.4, 5.0)
    for r in range(2):
        for c in range(4):
            figure(-2.9 + c * 1.25, .75 - r * 1.25, 68, 'march', 1.2, skin=crowd_skin(c + r), female=(c + r) % 3 == 1, turn=-20, **DRILL)
    figure(2.5, -.1, 62, 'march', 1.26, moustache=True, turn=-18, prop=stick(.5, 'wood', '_lh', (0, -.3, -.9)), **INSTRUCTOR)
    for y in (1.35, -1.35):
        boxc((7.4, .07, .01), (0, y, .03), mat('white', .9), 0)
    trees((-3.5, 2.1), (3.5, 2.0))
    flag_pole(.2, 2.1, 2.6)


@lesson('salute', 'guarding', 'A trainee practises the salute beside a drill chart while her instructor corrects the arm', WARM_ROOM)
def salute():
    plinth(6.4, 5.0, '#E5D3B4', r=.5)
    walls(6.0, 4.4, 2.7, '#F6E7CC', '#EBD8B6')
    with at(.75, 2.06, 1.5):  # the chart: attention, up, hold
        boxc((3.3, .1, 1.6), (0, 0, 0), mat('dwood', .5), .03)
        boxc((3.16, .12, 1.46), (0, -.005, 0), mat('cream', .7), .01)
        for k, hand in enumerate(((-.2, -.28), (-.36, .12), (-.13, .4))):
            with at(-1.02 + k * 1.02, -.08, -.08):
                pictogram(hand, ('navy2', 'navy2', 'saffron')[k])
                text(str(k + 1), .2, (.34, 0, .56), 'maroon', depth=.004)
    figure(.15, -.3, 24, 'salute', 1.36, skin='skin1', **LADY)
    figure(-1.15, -.75, 78, dict(rh=(-.2, -.50, 1.46), lh=(.27, -.02, .8), rf=(-.14, .06), lf=(.14, -.06)), 1.36, moustache=True, turn=-34, **INSTRUCTOR)
    figure(1.85, -.75, 10, 'attention', 1.34, skin='skin3', **GUARD)
    shield(-2.76, -.2, 1.7, .5, 90)
    for x in (-.05, .35):
        boxc((.16, .36, .01), (x, -.42, .025), mat('saffron', .8), 0)
    pot(2.4, 1.5, .8)


def pictogram(hand, colour):
    """A flat figure whose right hand is at (x, z)."""
    m = mat(colour, .8)
    sph(.13, (0, 0, .42), m, (1, .15, 1))
    boxc((.3, .03, .46), (0, 0, .02), m, .02)
    for s in (-1, 1):
        tube([(s * .09, 0, -.2), (s * .09, 0, -.56)], .06, m, seg=8, flat=.4)
    tube([(.19, 0, .2), (.2, 0, -.22)], .05, m, seg=8, flat=.4)
    elbow = (-.42, .2) if hand[1] > .3 else (-.3, -.04)
    tube([(-.17, 0, .2), (elbow[0], 0, elbow[1]), (hand[0], 0, hand[1])], .05, m, seg=8, flat=.4)


@lesson('fire-extinguisher', 'fire', 'A trainee aims an extinguisher at a tray of flames while the class watches')
def fire_extinguisher():
    ground(7.8, 5.4, '#DDC3A8', '#CDAE8E')
    flames(2.1, -.8, 1.15)
    figure(.2, -.6, 68, dict(rh=(-.14, -.48, 1.0), lh=(.12, -.52, 1.1), rf=(-.14, .2), lf=(.14, -.24), lean=6), 1.32, moustache=True, turn=-26, prop=lambda p: extinguisher(-.02, -.44, .50), **FIRE)
    for k in range(9):  # the powder spreads as it flies
        t = k / 8
        blob(.05 + .17 * t, (1.0 + .8 * t, -.72 - .08 * t + .05 * (k % 2), 1.36 - .88 * t), mat('white', .95), k)
    for k in range(4):
        figure((-3.35, -2.45, -1.55, 1.75)[k], 1.15 + .1 * (k % 2) + .3 * (k == 3), 40 - 24 * (k == 3), ('ease', 'hips', 'attention', 'hold')[k], 1.18, skin=crowd_skin(k), female=k in (1, 3), **dict(GUARD_BASE))
    figure(-1.75, -1.45, 56, 'point', 1.25, skin='skin1', turn=-20, **dict(SUPERVISOR, cap='helmet', cap_colour='white', lanyard=False))
    for x, y in ((3.1, -1.8), (.9, -2.0), (3.2, .5)):
        cone(x, y)
    extinguisher(2.7, 1.5, 0, s=1.3)
    extinguisher(3.15, 1.5, 0, s=1.3)


@lesson('fire-hose', 'hospital', 'Two trainees hold a charged hose that plays on a smoking window')
def fire_hose():
    ground(8.0, 5.4, '#D9D2C2', '#C9C2B2')
    building(2.2, 1.5, 3.2, 1.3, 2, trim='maroon', canopy='red', entrance=False, tank=False, chajja=False)
    smoke(1.25, .72, 2.3, 'grey', 5, .8)
    figure(-1.5, -.5, 62, dict(rh=(-.16, -.46, 1.0), lh=(.14, -.62, 1.16), rf=(-.14, .2), lf=(.14, -.24), lean=5), 1.3, skin='skin2', turn=-22, **FIRE)
    figure(-2.6, -.2, 62, dict(rh=(-.16, -.36, .94), lh=(.14, -.5, .98), rf=(-.14, .2), lf=(.14, -.24), lean=4), 1.3, skin='skin1', turn=-22, **dict(FIRE, female=True))
    tube([(-3.3, -1.6, .06), (-3.6, -.7, .1), (-3.2, -.3, .6), (-2.2, -.6, 1.1), (-1.2, -.95, 1.26), (-.65, -1.05, 1.42)], .075, mat('cream', .7))
    tube([(-.7, -1.04, 1.4), (-.3, -1.1, 1.6)], [.09, .05], metal('gold'))
    tube([(-.25, -1.1, 1.62), (.3, -.7, 2.3), (.85, .1, 2.7), (1.2, .75, 2.5)], [.04, .06, .1, .15], mat('#D7ECF5', .3))
    hydrant(-3.3, -1.75)
    figure(1.9, -1.5, -24, 'point', 1.27, moustache=True, turn=36, **INSTRUCTOR)
    cone(.6, -2.2)
    cone(3.2, -1.4)


@lesson('evacuation', 'facility', 'An evacuation drill: guards guide office staff down the marked way to the assembly point')
def evacuation():
    ground(8.4, 5.6, '#D5DCC9', '#C8D2BA')
    building(-1.8, 1.6, 4.2, 1.3, 2, trim='dgreen', canopy='green', tank=False)
    for k in range(5):
        prism([(-.2, -.16), (.1, -.16), (.1, -.3), (.36, 0), (.1, .3), (.1, .16), (-.2, .16)], .012, (-1.2 + k * .85, -.55 - .16 * k, .03), mat('white', .8), 0, rot=(0, 0, -12))
    board(3.1, 1.2, ['ASSEMBLY', 'POINT'], 1.5, .9, 1.9, 6, 'green')
    figure(-2.6, -.6, 46, 'point', 1.25, moustache=True, rh=(-.52, -.2, 1.36), **dict(GUARD, vest='hivis'))
    for k, (x, y, o) in enumerate(((-1.1, .0, dict(CLERK, female=True, plait=True)), (-.1, -.35, dict(SAREE, saree='#6B5A8E', shirt='#3E335E')), (.95, -.1, dict(CASUAL, shirt='#7FA6C9')), (1.5, -1.0, dict(KURTA, shirt='#E9C46A')))):
        figure(x, y, 58 - 6 * k, 'walk', 1.18, skin=crowd_skin(k), turn=-22, **o)
    figure(2.85, -.7, -10, 'wave', 1.25, skin='skin1', turn=20, **dict(LADY, vest='hivis'))
    cone(-3.5, -1.9)
    cone(3.4, -2.0)


@lesson('first-aid', 'hospital', 'First aid: a trainee presses the chest of a manikin while the doctor counts', WARM_ROOM)
def first_aid():
    plinth(6.6, 5.0, '#DDE9E6', r=.5)
    walls(6.2, 4.4, 2.6, '#F4FAF9', '#DDEEEC', 'teal', 'teal')
    carpet(3.4, 2.0, .1, -.7, '#7FC4BF', .3, .005)
    with at(.0, -.95, 0, s=1.3):
        dummy(0, 0, 18)
    figure(-.08, -.28, 6, 'aid', 1.32, 0, skin='skin2', turn=18, nod=-16, moustache=True, **GUARD_BASE)
    figure(1.75, .25, -10, 'squat', 1.25, 0, skin='skin1', turn=10, **dict(DOCTOR, female=True, plait=True))
    figure(-2.0, .3, 40, 'hold', 1.2, skin='skin1', prop=sheet(), **LADY)
    first_aid_box(2.15, -.95, 0, -12, 1.3)
    whiteboard(.4, 2.04, 1.7, 2.4, 1.2, 0, 'FIRST AID', 3, '#CFE9E6')
    with at(-1.9, 2.1, 1.75):
        boxc((.9, .08, .9), (0, 0, 0), mat('teal', .5), .05)
        plus(0, -.05, 0, .62, mat('white', .4))
    pot(2.6, 1.6, .8)


@lesson('stretcher', 'people', 'Four trainees carry a stretcher at a steady walk')
def stretcher():
    ground(8.0, 4.8, '#E2C9A4', '#EBD7B6')
    with at(0, -.1, 0, rz=-10):
        for s in (-1, 1):
            tube([(-2.1, s * .36, 1.06), (2.1, s * .36, 1.06)], .035, mat('wood'))
        boxc((2.9, .66, .05), (0, 0, 1.04), mat('teal', .8), .02)
        with at(.0, 0, 1.02, s=1.05):
            dummy(-.2, 0, 180)
        for x, y, sk, fem in ((1.85, .66, 'skin2', False), (1.85, -.66, 'skin1', True), (-1.85, .66, 'skin3', False), (-1.85, -.66, 'skin2', False)):
            side = 1 if y > 0 else -1
            hand = dict(rh=(-.24, -.04, .83), lh=(.24, -.04, .83), rf=(-.09, .22), lf=(.09, -.24), rlift=.06)
            figure(x, y, 90, hand, 1.24, skin=sk, female=fem, turn=-42, **GUARD_BASE)
    figure(3.0, 1.1, 20, 'wave', 1.22, moustache=True, **INSTRUCTOR)
    board(.5, 1.9, ['RESCUE'], 1.6, .55, 2.6, 0, 'teal')
    trees((-2.9, 2.0), (3.5, 2.1))
    cone(-3.3, -1.6)


@lesson('briefing', 'control', 'The morning briefing: a supervisor explains the site plan to her shift', WARM_ROOM)
def briefing():
    plinth(7.2, 5.4, '#E5DCCB', r=.5)
    walls(6.8, 4.8, 2.8, 'wall', 'wall2', 'saffron', 'ink')
    with at(.6, 2.3, 1.75):
        boxc((2.9, .08, 1.6), (0, 0, 0), mat('white', .5), .03)
        for k in range(3):
            for j in range(2):
                boxc((.62, .1, .45), (-.85 + k * .82, -.01, .32 - j * .66), mat(('sky', 'sand', 'leaf')[(k + j) % 3], .7), .02)
        tube([(-1.2, -.08, -.02), (-.4, -.08, -.02), (-.4, -.08, .6), (.45, -.08, .6), (.45, -.08, -.02), (1.2, -.08, -.02)], .025, mat('red', .5), seg=8)
        for x, z in ((-1.2, -.02), (1.2, -.02)):
            sph(.08, (x, -.09, z), mat('saffron', .5))
    figure(-1.25, 1.0, 36, 'pointl', 1.25, skin='skin1', turn=-6, prop=stick(.42, 'wood', '_lh', (.6, .7, .5), .014), **dict(LADY, shirt='white'))
    for k, (x, y) in enumerate(((.25, -.5), (1.35, -.9), (1.95, -.2), (2.9, -.6))):
        figure(x, y, (150, 165, 60, 30)[k] if k > 1 else (100, 40)[k], ('ease', 'hold', 'hips', 'ease')[k], 1.22, skin=crowd_skin(k), female=k == 1, turn=(-30, -10, -20, 0)[k], prop=sheet() if k == 1 else None, moustache=k == 2, **GUARD)
    figure(-2.4, -.9, 60, 'ease', 1.22, beard=True, skin='skin2', turn=-20, **dict(GUARD, cap='turban', cap_colour='saffron'))


@lesson('classroom', 'cleaning', 'A classroom: trainees at writing chairs before the blackboard', WARM_ROOM, el=24)
def classroom():
    plinth(7.8, 6.0, '#E7EADF', r=.5)
    walls(7.4, 5.4, 2.9, '#EEF4EA', '#DCE9D8', 'green', 'green')
    whiteboard(.3, 2.6, 1.75, 3.6, 1.5, 0, None, 0, '#2F5B49')
    with at(.3, 2.5, 1.75):
        text('GUARDING', .3, (-.2, -.03, .4), 'white')
        for k, w in enumerate((2.0, 1.5, 1.8)):
            boxc((w, .01, .035), (-.4 - (2.0 - w) / 2, -.02, .02 - k * .2), mat('mist'), 0)
    figure(1.3, 1.55, 12, 'pointl', 1.25, moustache=True, lh=(.40, .12, 1.66), **dict(OFFICER, hair='silver'))
    desk(-1.4, 1.5, 0, 1.6, .7)
    papers(-1.4, 1.5, .81, 10, n=3)
    for r in range(2):
        for c in range(3):
            x, y = -1.7 + c * 1.55 + r * .3, -.1 - r * 1.3
            plain_chair(x, y, 150, ('saffron', 'teal')[r], True)
            sitter(x, y, 150, 'lap', 1.18, skin=crowd_skin(c + r * 2), female=(c + r) % 2 == 0, turn=-70 if c == 1 else -54, **DRILL)
    pot(3.1, 2.0)


@lesson('examination', 'consulting', 'A written examination: candidates bend over their papers as the invigilator walks between the desks', INTERIOR)
def examination():
    plinth(7.8, 5.8, '#E7DFD0', r=.5)
    walls(7.4, 5.2, 2.7, '#F6EFE2', '#EADFCB', 'navy', 'navy')
    with at(1.5, 2.48, 1.85):
        cyl(.42, .08, (0, 0, 0), mat('navy', .5), rot=(90, 0, 0))
        cyl(.36, .09, (0, -.005, 0), mat('white', .5), rot=(90, 0, 0))
        tube([(0, -.11, 0), (0, -.11, .24)], .02, mat('ink'))
        tube([(0, -.11, 0), (.16, -.11, .06)], .02, mat('ink'))
    boxc((2.2, .08, .5), (-1.3, 2.48, 1.95), mat('navy', .5), .03)
    text('SILENCE', .3, (-1.3, 2.42, 1.95), 'amber')
    for r in range(2):
        for c in range(3):
            x, y = -2.0 + c * 1.75, .75 - r * 1.75
            desk(x, y - .5, 20, 1.05, .6, modesty=False)
            papers(x + .05, y - .5, .81, 20)
            plain_chair(x - .1, y + .28, 20, 'navy')
            sitter(x - .1, y + .22, 20, 'write', 1.16, skin=crowd_skin(c + r * 3), female=(c + r) % 2 == 1, nod=-10, **dict(DRILL, cap=None))
    figure(2.75, .35, 0, 'ease', 1.25, glasses=True, skin='skin1', turn=10, **dict(SAREE, saree='#356B52', shirt='#1F4A35'))


@lesson('frisking', 'electronic', 'Frisking practice: a trainee passes the hand-held detector over a partner with arms spread')
def frisking():
    ground(7.8, 4.8, '#DCE3EC', '#CBD6E4')
    figure(-.25, -.05, 26, 'arms', 1.36, skin='skin3', **dict(PT, shirt='#E7A08C', trouser='#51607E', shoe='ink'))
    figure(-1.2, -.95, 72, 'wand', 1.36, moustache=True, turn=-24, rh=(-.12, -.52, 1.16), prop=wand(), **GUARD)
    figure(1.75, .4, 14, 'arms', 1.3, skin='skin1', **dict(SALWAR, shirt='#6B5A8E', dupatta=None, trouser='cream'))
    figure(3.35, -.1, -62, 'wand', 1.3, skin='skin2', turn=50, rh=(-.05, -.50, 1.14), prop=wand(), **LADY)
    figure(-2.75, .55, 42, 'hips', 1.3, skin='skin2', moustache=True, **INSTRUCTOR)
    detector(-1.3, 1.75)
    board(1.0, 1.85, ['FRISKING'], 1.9, .5, 2.65, 0, 'navy')
    cone(-2.7, -1.6)


@lesson('vehicle-search', 'bank', 'Vehicle search: a trainee slides a mirror under a car while another checks the papers')
def vehicle_search():
    ground(8.0, 5.2, '#D6DAE2', '#BFC5D0')
    car(.3, .15, 200, '#C8402F')
    figure(-2.05, -1.55, 74, dict(rh=(-.02, -.40, 1.10), lh=(.06, -.56, .92), rf=(-.16, .08), lf=(.14, -.12), lean=10), 1.3, skin='skin2', moustache=True, turn=-30, nod=-10, prop=search_mirror, **GUARD)
    figure(1.7, -1.45, -6, 'hold', 1.3, skin='skin1', prop=sheet(), turn=20, **LADY)
    figure(2.7, -.75, -40, 'shake', 1.22, skin='skin3', turn=60, **dict(KURTA, shirt='#9AB4D6'))
    figure(-2.55, 1.25, 40, 'ease', 1.28, beard=True, **dict(INSTRUCTOR, cap='turban', cap_colour='#5B6B3A'))
    barrier(3.3, 1.6, 3.2, 0, 0)
    trees((-.3, 2.2),)
    cone(-3.3, -1.2)
    cone(.5, -2.2)


def search_mirror(p):
    """An under-vehicle mirror on its pole, held in both hands and slid under the sill."""
    a, b = p['_rh'], p['_lh']
    foot = b + (b - a).normalized() * .86
    tube([a - (b - a).normalized() * .12, foot], .018, mat('ink'), seg=8)
    cyl(.2, .03, (foot.x, foot.y - .1, foot.z - .02), mat('steel', .1, .8), rot=(-10, 0, 0))
    for s in (-1, 1):
        sph(.035, (foot.x + s * .14, foot.y - .1, foot.z - .04), mat('ink'))


@lesson('control-room', 'control', 'Control-room training: a teacher shows two trainees how to read the camera wall', INTERIOR, ground=(.75, .8, 1.05))
def control_room():
    plinth(7.2, 5.4, '#E3D5BD', r=.5)
    walls(6.8, 4.8, 2.9, 'wall2', 'wall', 'saffron', 'ink')
    f = feeds()
    for i in range(3):
        for j in range(2):
            wall_screen(-.75 + i * 1.24, 2.28, 1.45 + j * .86, 1.16, .78, f[(i + j * 3) % len(f)] if (i, j) != (1, 0) else dashboard(0))
    desk(.5, .7, 0, 3.0, .85)
    for k, dx in enumerate((-.8, 0, .8)):
        monitor(.5 + dx, .8, .81, .66, .4, (14, 0, -14)[k], f[k])
    keyboard(.0, .42, .81)
    for k, x in enumerate((-.2, 1.2)):
        sitter(x, -.25, 170 + 14 * k, skin=('skin1', 'skin3')[k], turn=(-30, 30)[k], **dict(OPERATOR, female=k == 0))
        with at(x, -.25, 0, rz=170 + 14 * k, s=1.12):
            chair(0, .02, 0, 'saffron')
    figure(-1.75, .5, 34, 'pointl', 1.26, moustache=True, hair='silver', glasses=True, lh=(.44, .26, 1.58), **OFFICER)
    figure(2.6, -.9, 0, 'hold', 1.25, skin='skin2', prop=sheet(), turn=16, **DRILL)
    rack(-2.75, 1.1, 90, 2)


@lesson('radio', 'guarding', 'Radio procedure: two posts talk on handsets across the yard under the instructor\'s eye')
def radio():
    ground(8.2, 5.0)
    with at(-2.85, .9, 0):
        booth(0, 0, w=1.3, d=1.0, h=2.0, word='POST 1')
    with at(2.3, 1.2, 0):
        booth(0, 0, w=1.3, d=1.0, h=2.0, word='POST 2')
    figure(-.95, -1.35, 40, 'radio', 1.34, moustache=True, prop=handset(), turn=-8, **GUARD)
    figure(1.55, -.75, 10, 'radio', 1.34, skin='skin1', prop=handset(), turn=16, **LADY)
    figure(.25, -.75, 26, 'hold', 1.28, skin='skin3', prop=sheet(), **INSTRUCTOR)
    for k in range(3):
        r = .22 + .17 * k
        arc = [(.05 + r * math.cos(a), 1.2, 2.55 + r * math.sin(a)) for a in (-.7, -.35, 0, .35, .7)]
        tube(arc, .03, mat('saffron', .5), seg=8)
    sph(.08, (0, 1.2, 2.55), mat('saffron', .5))
    cyl(.03, 2.5, (0, 1.2, 0), metal())
    trees((-3.7, -.9), (3.75, 2.0))


@lesson('self-defence', 'people', 'Self-defence on mats: one woman blocks her partner\'s strike')
def self_defence():
    ground(7.0, 5.0, '#E6CDB4', '#D9B899')
    for i in range(4):
        for j in range(3):
            boxc((1.18, 1.18, .08), (-1.8 + i * 1.2, -1.25 + j * 1.2, .03), mat(('teal', 'saffron')[(i + j) % 2], .8), .03)
    figure(-.9, -.4, 66, 'strike', 1.42, .07, skin='skin2', turn=-30, **dict(PT, shirt='white', trouser='white', belt='ink'))
    figure(.65, -.6, -52, 'block', 1.42, .07, skin='skin1', turn=64, female=True, plait=True, **dict(PT, shirt='white', trouser='white', belt='saffron'))
    figure(2.85, -.15, 8, 'hips', 1.3, .07, moustache=True, skin='skin3', **dict(PT, shirt='ink', trouser='ink', belt='red'))
    for k in range(3):
        figure((-2.95, -2.55, .6)[k], (.15, 1.5, 1.85)[k], (50, 40, 14)[k], 'kneel', 1.2, .03, skin=crowd_skin(k), female=k == 1, **dict(PT, shirt='white', trouser='white', belt='teal'))


@lesson('baton', 'training', 'Baton drill: a line of trainees raises batons in guard with the instructor in front')
def baton():
    ground(8.0, 5.0)
    for k in range(4):
        figure(-2.75 + k * 1.3, .75 - .1 * (k % 2), 28, 'guard', 1.28, skin=crowd_skin(k), female=k in (1, 3), rh=(-.36, -.34, 1.36), prop=stick(.66, 'dwood', '_rh', (-.42, -.3, .8), .022), **DRILL)
    figure(3.2, -1.0, 12, 'guard', 1.36, moustache=True, rh=(-.42, -.22, 1.62), turn=10, prop=stick(.68, 'dwood', '_rh', (-.42, -.2, .85), .022), **INSTRUCTOR)
    with at(2.9, 1.3, 0):  # padded post
        cyl(.3, .08, (0, 0, 0), mat('char'))
        cyl(.2, 1.7, (0, 0, .08), mat('red', .7), bev=.05)
        for z in (.5, 1.0, 1.5):
            cyl(.21, .1, (0, 0, z), mat('white', .7), bev=.02)
    wall_run(-3.5, 2.0, 2.0, .7)
    ashoka(-3.1, 2.3, 2.6)
    ashoka(-2.3, 2.4, 2.6)


@lesson('rope-climb', 'facility', 'Obstacle course: one trainee climbs a rope, another walks the balance beam')
def rope_climb():
    ground(7.8, 5.2, '#CFDCBE', '#B9CFA2')
    for s in (-1, 1):
        cyl(.1, 4.0, (-1.2 + s * 1.5, .8, 0), mat('dwood', .7))
    cyl(.09, 3.4, (-2.9, .8, 3.8), mat('dwood', .7), rot=(0, 90, 0))
    for x in (-1.9, -1.0, -.1):
        tube([(x, .8, 3.8), (x + .02, .8, 2.0), (x, .78, .15)], .035, mat('sand', .8))
    with at(-1.0, .98, 1.15, rz=20):
        figure(.22, 0, 0, dict(rh=(-.20, -.13, 1.98), lh=(-.17, -.17, 1.36), rf=(-.14, -.16), lf=(-.04, -.20), rlift=.36, llift=.26, re=(-1, .2, .2), le=(1, -.3, -.6)), 1.25, 0, skin='skin2', turn=14, **dict(PT, shirt='saffron'))
    boxc((3.2, .22, .16), (1.7, -.55, .62), mat('wood', .7), .04)
    for s in (-1, 1):
        boxc((.16, .4, .55), (1.7 + s * 1.3, -.55, .27), mat('dwood', .7), .03)
    figure(1.3, -.55, 60, dict(rh=(-.62, .0, 1.30), lh=(.62, .0, 1.30), rf=(-.03, .16), lf=(.03, -.2)), 1.22, .70, skin='skin1', female=True, turn=-30, **dict(PT, shirt='saffron'))
    figure(-2.3, -1.2, 40, 'point', 1.28, moustache=True, **INSTRUCTOR)
    trees((2.9, 1.9), (1.4, 2.0))
    shrub(-3.4, 1.9, .3, 2)


@lesson('physical', 'cash', 'Morning exercise: two rows of trainees stretch their arms up in time with their instructor')
def physical():
    ground(8.0, 5.4, '#DCCBA8', '#CFE0B6')
    for r in range(2):
        for c in range(3):
            figure(-2.55 + c * 1.75 + r * .1, .95 - r * 1.55, 24, 'up', 1.24, skin=crowd_skin(c + r * 2), female=(c + r) % 2 == 0, **dict(PT, shirt=('white', 'saffron')[r]))
    figure(3.05, -1.15, 2, 'up', 1.28, moustache=True, skin='skin3', turn=18, **dict(PT, shirt='navy'))
    palm(-3.3, 2.0, 3.0, 3, .2)
    palm(3.2, 1.9, 3.0, 5, .2)
    trees((.2, 2.2),)


@lesson('running', 'consulting', 'A dawn run: four trainees round the track behind the pace-setter')
def running():
    plinth(8.4, 5.0, 'lawn', r=.7)
    prism(rect(8.2, 2.7), .02, (0, -.35, 0), mat('#B8654A', .95), 0)
    for k in range(4):
        boxc((8.2, .05, .01), (0, -1.55 + k * .82, .025), mat('white', .9), 0)
    for k, (x, y) in enumerate(((2.5, -.4), (1.1, .25), (.35, -.9), (-1.1, -.1), (-2.3, -.75))):
        figure(x, y, 70, 'run', 1.25, skin=crowd_skin(k), female=k in (1, 4), turn=-30, **dict(PT, shirt=('navy', 'white', 'saffron', 'white', 'saffron')[k]))
    trees((-3.2, 1.8), (-1.0, 2.0), (3.4, 1.8))
    board(1.2, 1.95, ['1600 M'], 1.5, .55, 2.25, 0, 'navy', 'amber')
    cone(-3.7, -1.95)
    cone(3.7, -1.95)


@lesson('traffic', 'electronic', 'Traffic control: a trainee in a reflective vest halts an autorickshaw so that pedestrians can cross')
def traffic():
    plinth(8.0, 5.6, 'paver', r=.7)
    prism(rect(7.9, 3.0), .03, (0, -.2, -.005), mat('asphalt', .9), 0)
    zebra(1.1, -.2, 6, 1.2, .5, 90)
    kerb(-3.9, .3, 1.5)
    kerb(2.0, 3.9, 1.5)
    auto(-2.2, -.35, 0)
    auto_driver(-2.2, -.35)
    figure(.1, -1.35, -10, 'stop', 1.36, moustache=True, turn=36, rh=(-.34, -.44, 1.50), **dict(GUARD, vest='hivis'))
    figure(1.15, .6, 18, 'walk', 1.22, skin='skin1', **dict(SAREE, saree='#E8B64A', shirt='#8A2F3A'))
    figure(1.75, .1, 18, 'walk', .84, skin='skin2', **dict(CASUAL, shirt='white', trouser='navy2'))
    figure(3.55, -.95, 8, 'point', 1.3, skin='skin1', rh=(-.56, -.12, 1.42), **dict(LADY, vest='hivis'))
    with at(3.2, 1.9, 0):  # signal
        cyl(.06, 2.4, (0, 0, 0), mat('char', .5))
        boxc((.34, .26, .9), (0, 0, 2.6), mat('ink', .5), .05)
        for k, c in enumerate(('red', 'amber', '#5CE08A')):
            sph(.1, (0, -.12, 2.88 - k * .28), glow(c, 1.1) if k == 0 else mat(('#5A2A22', '#6B5426', '#25523A')[k], .4), (1, .5, 1))
    neem(-3.1, 2.2, 2.3, 3)
    ashoka(.6, 2.3, 2.4)


@lesson('dog-handling', 'cash', 'Dog handling: a trainee teaches a German shepherd to sit while another jumps a hurdle')
def dog_handling():
    ground(7.8, 5.0, '#DCCBA8', '#C9D6A8')
    figure(-1.1, -.4, 40, 'stop', 1.38, skin='skin1', turn=-8, rh=(-.20, -.48, 1.12), **dict(DRILL, female=True))
    with at(.15, -1.1, 0, s=1.35):
        dog(0, 0, -30)
    with at(2.1, .2, 0):
        for s in (-1, 1):
            boxc((.1, .1, 1.0), (0, s * .7, .5), mat('white', .5), .02)
        for z in (.3, .6):
            boxc((.06, 1.4, .08), (0, 0, z), mat(('red', 'white')[z > .5], .5), .02)
        with at(-.1, -.05, .42, rz=100), at(rx=-24, s=1.15):
            dog(0, -.1, 0, '#8F6239', sit=False)
    figure(-2.6, .4, 44, 'hips', 1.3, moustache=True, **INSTRUCTOR)
    trees((-3.0, 1.9), (.4, 2.0))


@lesson('certificates', 'bank', 'Certificate day: four graduates hold up their framed certificates on a step', WARM_ROOM, el=16, az=20)
def certificates():
    plinth(7.6, 4.6, '#DDE1EA', r=.5)
    boxc((7.0, .2, 3.9), (0, 1.9, 1.95), mat('navy', .8), .03)
    text('CERTIFICATE DAY', .42, (0, 1.78, 3.2), 'amber')
    garland(-3.3, 3.3, 1.72, 3.85, 6)
    box((6.2, 1.2, .35), (0, .6, 0), mat('maroon', .7), .04)
    for k in range(4):
        figure(-2.5 + k * 1.3, .5, 20 - 2 * k, 'hold', 1.3, .36, skin=crowd_skin(k), female=k in (1, 2), prop=certificate(), moustache=k == 0, **(dict(GUARD) if k != 3 else dict(GUARD, cap='turban', cap_colour='saffron', beard=True)))
    figure(3.05, -.55, 0, 'greet', 1.28, skin='skin2', hair='silver', moustache=True, glasses=True, turn=14, **SUIT)


@lesson('passing-out', 'guarding', 'The passing-out parade marches through a garlanded arch')
def passing_out():
    ground(8.0, 6.0, 'earth', '#E4CBA0')
    carpet(2.6, 5.2, 0, -.2, '#C8402F', .05, .012)
    stage_arch(0, 1.4, 4.2, 2.9, 'PASSING OUT PARADE')
    for r in range(3):
        for c in range(2):
            figure(-.62 + c * 1.24, 1.0 - r * 1.25, 6, 'march', 1.24, skin=crowd_skin(r * 2 + c), female=(r + c) % 2 == 1, turn=12, **dict(GUARD, sash='saffron'))
    figure(2.85, -1.1, -10, 'salute', 1.28, moustache=True, hair='silver', turn=30, **dict(INSTRUCTOR))
    figure(-2.6, -1.0, 46, 'salute', 1.26, skin='skin1', turn=-10, **dict(LADY, shirt='white'))
    flag_pole(3.0, 1.7, 3.0)
    ashoka(-3.2, 1.8, 2.8)
    ashoka(-3.3, .6, 2.3)


@lesson('women-batch', 'people', 'The women\'s batch: five trainees after the drill with their woman instructor', YARD, el=14, az=20)
def women_batch():
    ground(7.6, 4.4, '#EBCFB6', '#F3DDC8')
    for k in range(5):
        figure(-2.75 + k * 1.15, .3 - .2 * (k % 2), 18, ('ease', 'salute', 'hips', 'attention', 'ease')[k], 1.32, skin=crowd_skin(k + 1), plait=k == 2, **dict(LADY, cap='base' if k % 2 else 'peak'))
    figure(3.25, -.6, 8, 'hold', 1.32, skin='skin2', prop=sheet(), glasses=True, **dict(INSTRUCTOR, female=True))
    wall_run(-3.3, 3.3, 1.7, .8)
    board(.2, 1.75, ['WOMEN IN SECURITY'], 3.6, .55, 3.0, 0, 'maroon', 'white')
    trees((-3.0, 2.0), (2.9, 2.0))


@lesson('yoga', 'hospital', 'Yoga at sunrise: trainees sit with folded hands on mats under a peepul tree')
def yoga():
    plinth(7.6, 5.4, 'lawn', r=.7)
    peepul(-1.4, 1.7, 3.4, 3)
    for k in range(5):
        x, y = -2.6 + (k % 3) * 1.7 + .85 * (k // 3), .2 - 1.25 * (k // 3)
        boxc((1.0, .8, .05), (x, y, .03), mat(('teal', 'saffron', 'rose', 'blue', 'purple')[k], .8), .02)
        lotus(x, y, 28, crowd_skin(k), k in (0, 2, 3))
    boxc((1.0, .8, .05), (2.75, -.55, .03), mat('maroon', .8), .02)
    lotus(2.75, -.55, 10, 'skin2', True, 'saffron')
    shrub(3.2, 1.8, .34, 4)
    ashoka(2.3, 2.1, 2.4)


def lotus(x, y, facing, skin, female, shirt='white'):
    """A person seated cross-legged in namaste: the legs are drawn here, the torso is the kit's."""
    with at(x, y, .05, rz=facing, s=1.2):
        for s in (-1, 1):
            tube([(s * .10, .02, .12), (s * .34, -.16, .11), (s * .10, -.34, .08), (-s * .12, -.34, .07)], [.11, .095, .075, .06], mat('navy2'))
        with at(0, 0, -.34):
            person(dict(rh=(-.035, -.24, .79), lh=(.035, -.24, .79), sit=.36, re=(-.45, .15, -1), le=(.45, .15, -1), legs=False), skin=skin, female=female, **dict(PT, shirt=shirt))


@lesson('reception', 'electronic', 'Front-desk practice: a trainee greets a visitor with namaste at a mock reception', INTERIOR)
def reception():
    plinth(6.8, 5.2, '#E2E6EC', r=.5)
    walls(6.4, 4.6, 2.7, '#F2F5F9', '#DDE6F1')
    counter(-.6, .7, w=2.8, front='navy2', word='RECEPTION')
    monitor(-1.5, .75, 1.02, .5, .32, 180)
    figure(-.5, 1.4, 22, 'greet', 1.28, skin='skin1', **dict(LADY, cap=None))
    figure(1.45, -.25, -36, 'greet', 1.28, skin='skin3', turn=46, **dict(KURTA, shirt='#E9C46A'))
    figure(-2.1, -.7, 40, 'hold', 1.25, moustache=True, prop=sheet(), **OFFICER)
    shield(1.2, 2.14, 1.8, .75)
    figure(2.55, -.95, 4, 'ease', 1.25, skin='skin2', turn=14, **DRILL)
    pot(2.5, 1.6)
