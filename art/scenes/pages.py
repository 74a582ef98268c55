"""Heads of the pages about people and papers: leaders, clients, both galleries, privacy and accessibility."""
import math

from kit.buildings import building, garland
from kit.gear import podium, sheet, stick
from kit.nature import ashoka, hedge, neem, planter, pot, shrub
from kit.paint import glow, mat, metal
from kit.people import (
    CASUAL, CLERK, DRILL, GUARD, INSTRUCTOR, KURTA, LADY, OFFICER, SALWAR, SAREE, SUIT, crowd_skin, figure, sitter,
)
from kit.prims import at, box, boxc, cyl, prism, rect, sph, text, tube
from kit.rooms import (
    cabinet, chair, dashboard, desk, laptop, papers, shelf, sofa, table, tiles, wall_screen, walls, wheelchair, window,
)
from kit.site import camera, carpet, flag_pole, plinth, shield
from kit.studio import EXTERIOR, WARM_ROOM

from .registry import hero


@hero('hero-management-team', 'people', 'Three leaders at a board table: a silver-haired chairman, a managing director in a teal saree and a director in a navy turban', WARM_ROOM)
def board_room():
    plinth(9.0, 6.8, '#EAD9C2', r=.5)
    walls(8.6, 6.2, 3.2, '#FDF1E2', '#F6E1CA', 'navy', 'navy')
    carpet(7.2, 4.6, .2, -.5, '#E9CFB4', .5)
    for k in range(2):
        window(-3.0 + k * 1.75, 2.93, 1.75, 1.5, 1.9, 'navy', bars=0)
        for j, (dx, h) in enumerate(((-.4, .8), (0, 1.25), (.42, .6))):  # the city outside
            boxc((.32, .02, h), (-3.0 + k * 1.75 + dx, 2.855, .87 + h / 2), mat(('#9CC3D8', '#8FB6CE')[(j + k) % 2], .3), .01)
    shield(.35, 2.92, 2.05, .95)
    wall_screen(2.65, 2.92, 1.9, 2.3, 1.35, dashboard(1))
    with at(.15, -.2, 0, s=1.3):
        with at(.3, -.35, 0):
            prism(rect(4.4, 1.35), .09, (0, 0, .74), mat('wood', .35), .03, round_=.6)
            prism(rect(2.8, .5), .74, (0, 0, 0), mat('navy', .5), .03, round_=.2)
            laptop(1.25, .25, .84, 180)
            papers(-1.15, -.1, .84, 12, n=3)
            papers(.25, -.3, .84, -10, 'saffron', n=2)
            for x in (-.45, .75):
                cyl(.05, .11, (x, .2, .84), mat('white', .4))
        for x, colour in ((-1.1, 'navy'), (1.65, 'navy')):
            with at(x, 1.05, 0, s=1.15):
                chair(0, 0, 0, colour)
        sitter(-1.1, .95, 18, 'write', 1.25, moustache=True, glasses=True, hair='silver', skin='skin1', brow=4, **dict(SUIT, tie='maroon'))
        sitter(1.65, .95, 10, 'write', 1.25, beard=True, skin='skin2', cap='turban', cap_colour='navy2', **{k: v for k, v in dict(SUIT, shirt='#4A5362', trouser='#4A5362').items() if k != 'cap'})
        figure(.3, .85, 24, 'hold', 1.25, skin='skin2', prop=sheet(.3, .22, '#7FC4FF', -50, -.42, 1.12), **dict(SAREE, saree='#2E8C92', shirt='#123F52'))
    pot(-3.6, 2.2, 1.1)
    with at(-3.95, -.1, 0, rz=90):
        box((2.4, .5, .8), (0, 0, 0), mat('wood', .5), .03)
        for k, h in enumerate((.42, .6, .5)):
            cyl(.07, .05, (-.7 + k * .7, 0, .8), mat('ink', .4))
            cyl(.02, h * .5, (-.7 + k * .7, 0, .85), metal('gold'))
            sph(.12, (-.7 + k * .7, 0, .85 + h * .5), metal('gold'), (1, .5, 1.2))


@hero('hero-client-testimonial', 'consulting', 'A client in a saree speaks before a camera about the service, five gold stars over her; a guard and an officer listen', WARM_ROOM)
def thanks():
    plinth(9.0, 6.8, '#E6D6BC', r=.5)
    walls(8.6, 6.2, 3.2, '#FBF3E6', '#EFE2CC', 'navy', 'navy')
    carpet(6.6, 4.0, .1, -.6, '#DCC9A8', .6)
    with at(-.6, 2.9, 2.3):  # what she says, in stars
        boxc((3.9, .1, 1.15), (0, 0, 0), mat('navy', .5), .1)
        prism([(-.25, 0), (.25, 0), (-.1, -.5)], .1, (-.9, .05, -.5), mat('navy', .5), .02, rot=(90, 0, 0))
        for k in range(5):
            points = [(math.sin(math.pi * j / 5) * (.3, .125)[j % 2], math.cos(math.pi * j / 5) * (.3, .125)[j % 2]) for j in range(10)]
            prism(points, .1, (-1.44 + k * .72, -.04, .0), metal('gold'), .02, rot=(90, 0, 0))
    sofa(-1.3, .75, 12, 2.6, 'teal')
    sitter(-1.75, .42, 24, 'lap', 1.28, skin='skin1', turn=6, rh=(-.30, -.44, .98), glasses=True, **dict(SAREE, saree='#B5466A', shirt='#5E2440'))
    table(.35, .3, 0, .8, .6, 'wood', .25)
    for x in (.2, .5):
        cyl(.05, .11, (x, .3, .79), mat('white', .4))
    with at(1.15, -1.5, 0):  # the camera on its tripod
        for k in range(3):
            a = math.radians(30 + k * 120)
            tube([(math.cos(a) * .42, math.sin(a) * .42, 0), (0, 0, 1.32)], .028, mat('char', .4), seg=8)
        with at(0, 0, 1.48, rz=234):
            boxc((.3, .52, .32), (0, .05, 0), mat('ink', .4), .04)
            cyl(.11, .2, (0, -.2, 0), mat('char', .3), rot=(90, 0, 0))
            cyl(.03, .02, (.1, -.22, .11), glow('red', 1.4), rot=(90, 0, 0))
            boxc((.04, .3, .22), (.2, .1, .04), mat('char', .4), .01)
    figure(1.85, -1.95, 234, dict(rh=(-.12, -.36, 1.24), lh=(.16, -.36, 1.24), rf=(-.16, .06), lf=(.14, -.08), lean=5), 1.24, skin='skin2', turn=-70, moustache=True, **dict(CASUAL, shirt='#7FA6C9'))
    figure(1.55, 1.75, 4, 'ease', 1.24, skin='skin3', turn=-10, **LADY)
    figure(3.3, .35, -8, 'hold', 1.24, skin='skin2', moustache=True, prop=sheet(), **OFFICER)
    with at(-3.2, -1.5, 0):  # a studio light
        for k in range(3):
            a = math.radians(90 + k * 120)
            tube([(math.cos(a) * .4, math.sin(a) * .4, 0), (0, 0, .6)], .025, mat('char', .4), seg=8)
        cyl(.025, 2.0, (0, 0, .3), mat('char', .4))
        with at(0, 0, 2.35, rz=128, rx=-12):
            boxc((.9, .25, .7), (0, .05, 0), mat('ink', .6), .06)
            boxc((.8, .05, .6), (0, -.09, 0), glow('cream', 1.0), .02)
    pot(-3.6, 2.2, 1.1)
    pot(3.7, 2.3, 1.0)


@hero('hero-gallery', 'training', 'A photographer with a tripod takes a picture of guards who pose before the shield, garlands overhead', EXTERIOR, az=28)
def photo_day():
    plinth(9.8, 6.8, 'paver', r=.8)
    carpet(8.4, 3.6, .2, -1.1, '#E9DCC2', .4)
    with at(-.6, 2.1, 0):  # the backdrop on its frame
        box((5.6, .2, 3.2), (0, 0, 0), mat('navy2', .8), .04)
        boxc((5.8, .3, .14), (0, 0, 3.22), mat('saffron', .5), .03)
        for s in (-1, 1):
            cyl(.09, 3.4, (s * 2.85, -.05, 0), mat('saffron', .5))
    shield(-.6, 1.96, 2.25, 1.05)
    garland(-3.3, 2.1, 1.85, 3.0, 4)
    carpet(5.6, 2.2, -.6, .75, '#8A2F3A', .1, .015)
    for k, (x, y, pose, o) in enumerate(((-2.4, .75, 'ease', dict(GUARD, moustache=True, skin='skin2')), (-1.35, .95, 'attention', dict(LADY, skin='skin1')), (-.3, .75, 'hips', dict(GUARD, cap='turban', cap_colour='saffron', beard=True, skin='skin2')),
                                         (.75, .95, 'ease', dict(LADY, skin='skin3')), (1.75, .75, 'attention', dict(GUARD, skin='skin3')))):
        figure(x, y, 18, pose, 1.2, **o)
    with at(-2.5, -1.75, 0):  # the camera on its tripod
        for k in range(3):
            a = math.radians(30 + k * 120)
            tube([(math.cos(a) * .42, math.sin(a) * .42, 0), (0, 0, 1.32)], .028, mat('char', .4), seg=8)
        with at(0, 0, 1.48, rz=138):
            boxc((.42, .24, .3), (0, 0, 0), mat('ink', .4), .04)
            cyl(.12, .24, (0, -.12, 0), mat('char', .3), rot=(90, 0, 0))
            cyl(.09, .02, (0, -.36, 0), mat('glass', .1), rot=(90, 0, 0))
            boxc((.16, .14, .1), (0, 0, .19), mat('char', .4), .02)
            boxc((.1, .04, .05), (.12, -.12, .18), glow('amber', 1.2), .01)
    figure(-3.0, -2.3, 138, dict(rh=(-.10, -.36, 1.26), lh=(.16, -.36, 1.24), rf=(-.16, .06), lf=(.14, -.08), lean=6), 1.2, skin='skin1', turn=-50, plait=True, **dict(CASUAL, female=True, shirt='#E7A08C'))
    with at(3.6, -.2, 0):  # a studio light
        for k in range(3):
            a = math.radians(90 + k * 120)
            tube([(math.cos(a) * .4, math.sin(a) * .4, 0), (0, 0, .6)], .025, mat('char', .4), seg=8)
        cyl(.025, 2.4, (0, 0, .3), mat('char', .4))
        with at(0, 0, 2.75, rz=-60, rx=-12):
            boxc((1.0, .25, .8), (0, .05, 0), mat('ink', .6), .06)
            boxc((.9, .05, .7), (0, -.09, 0), glow('cream', 1.0), .02)
    neem(-4.2, 1.8, 2.4, 4)
    planter(3.7, -2.4, 1.5, .5, 0, 4)
    ashoka(3.6, 2.5, 2.8)


@hero('hero-training-gallery', 'training', 'The parade ground: a squad marches past a podium where an officer takes the salute beside the flag', EXTERIOR, az=-28, key_az=50)
def parade_ground():
    plinth(11, 7.6, '#E0C79A', r=.8)
    carpet(10.2, 4.4, 0, -1.2, '#EBD6AC', .4)
    building(2.0, 2.7, 5.6, 1.7, 2, wall='#F3E6CF', trim='brick', canopy='brick', sign='TRAINING ACADEMY')
    for y in (-2.75, .35):
        boxc((9.6, .07, .012), (0, y, .025), mat('white', .9), 0)
    for row in range(2):
        for k in range(4):
            figure(-1.75 + k * 1.25 + row * .2, -.55 - row * 1.25, -58, 'march', 1.2, skin=crowd_skin(k + row), turn=-6, female=(k + row) % 3 == 1, **DRILL)
    figure(-3.55, -1.1, -58, 'march', 1.24, moustache=True, prop=stick(.55, 'wood', towards=(0, -.5, .86)), **INSTRUCTOR)
    with at(-3.5, 1.75, 0):
        prism(rect(2.6, 1.6), .32, (0, 0, 0), mat('navy', .5), .04, round_=.2)
        prism(rect(2.5, 1.5), .06, (0, 0, .32), mat('#8A2F3A', .8), .01, round_=.18)
    with at(-3.5, 1.25, .38):
        podium(0, 0, -12)
    figure(-3.5, 1.95, -16, 'salute', 1.24, .38, skin='skin1', **dict(OFFICER, cap='peak', female=True))
    flag_pole(-5.0, 2.9, 4.2)
    ashoka(5.0, 2.0, 2.8)
    hedge(-.9, 4.8, 1.25, .4, 5)


@hero('hero-privacy', 'bank', 'A records room: a clerk locks a personal file away in a cabinet, a guard by the keypad at the door', WARM_ROOM)
def records_room():
    plinth(9.0, 6.8, '#E2E4EA', r=.5)
    walls(8.6, 6.2, 3.2, '#EEF1F6', '#DCE3EE', 'navy', 'navy')
    tiles('#F1F3F7', 7, 5, -3.2, -2.4)
    for k in range(5):
        cabinet(-3.1 + k * .82, 2.5, 0, ('navy2', '#A7B4C6', 'navy2', '#A7B4C6', 'navy2')[k], 4)
        with at(-3.1 + k * .82, 2.16, 1.66):
            cyl(.045, .05, (.2, 0, 0), metal('gold'), rot=(90, 0, 0))
    with at(-.64, 2.5, 0):  # an open drawer with its folders
        boxc((.6, .62, .34), (0, -.55, 1.15), mat('#DCE3EC', .5), .02)
        for k in range(5):
            boxc((.5, .03, .34), (0, -.36 - k * .1, 1.28), mat(('saffron', 'cream', 'teal', 'cream', 'saffron')[k], .7), .008)
    with at(2.6, 2.93, 0):  # the steel door and its keypad
        boxc((1.6, .12, 2.5), (0, 0, 1.25), mat('navy', .5), .03)
        boxc((1.36, .16, 2.34), (0, -.01, 1.2), mat('steel', .4, .3), .03)
        cyl(.2, .1, (-.42, -.06, 1.15), metal('gold'), rot=(90, 0, 0))
        for k in range(3):
            with at(-.42, -.17, 1.15, ry=k * 60):
                boxc((.5, .04, .05), (0, 0, 0), metal('gold'), .01)
        boxc((.3, .08, .46), (1.15, -.04, 1.35), mat('ink', .4), .03)
        boxc((.2, .1, .1), (1.15, -.045, 1.49), glow('#5CE08A', .9), .01)
        for i in range(3):
            for j in range(3):
                boxc((.05, .1, .05), (1.08 + i * .07, -.045, 1.2 + j * .075), mat('sky', .5), .006)
    with at(.72, 2.92, 2.35):  # a padlock, large, on a shield
        shield(0, 0, 0, .78)
    text('RECORDS', .24, (2.6, 2.80, 2.72), 'navy', width=1.4)
    figure(-.75, .95, 28, 'hold', 1.25, skin='skin1', turn=-8, prop=lambda p: (boxc((.36, .05, .46), (0, -.38, 1.2), mat('saffron', .6), .02, rot=(-20, 0, 0)), boxc((.2, .055, .08), (0, -.385, 1.28), mat('cream', .7), .006, rot=(-20, 0, 0))), **dict(SALWAR, shirt='#3E66AE', dupatta='cream', glasses=True))
    figure(3.85, .55, 10, 'ease', 1.25, moustache=True, **GUARD)
    desk(1.0, -.75, 180, 2.5, .9)
    with at(1.0, -.75, .81):
        laptop(.15, .05, 0, 180)
        for k in range(4):
            boxc((.42, .3, .05), (-.8, .05, .03 + k * .055), mat(('saffron', 'cream', 'teal', 'cream')[k], .7), .01, rot=(0, 0, (k % 2) * 8 - 4))
        with at(.85, -.1, .12):  # a padlock on the desk
            boxc((.24, .14, .2), (0, 0, 0), metal('gold'), .03)
            tube([(-.08, 0, .08), (-.08, 0, .2), (-.04, 0, .26), (.04, 0, .26), (.08, 0, .2), (.08, 0, .08)], .022, metal('steel'), seg=10)
            cyl(.03, .02, (0, -.07, .0), mat('ink'), rot=(90, 0, 0))
    sitter(1.0, .15, 14, 'write', 1.2, skin='skin3', glasses=True, **dict(CLERK, tie='saffron'))
    with at(1.0, .25, 0, s=1.15):
        chair(0, 0, 0, 'navy')
    camera(-3.9, 1.0, 2.75, 70)
    pot(-3.6, -2.2, 1.0)
    shelf(-3.95, -.1, 90, 1.9, 2.0, 4, 'wood', 5, ('navy2', '#A7B4C6', 'saffron', 'cream', 'navy2', 'teal'))


def ramp(x, y, length, width, h, rz=0):
    """A ramp that rises towards +X, with rails on both sides."""
    with at(x, y, 0, rz=rz):
        with at(0, width / 2, 0, rx=90):
            prism([(-length / 2, 0), (length / 2, 0), (length / 2, h)], width, (0, 0, 0), mat('#D9DEE4', .8), 0)
        for s in (-1, 1):
            points = [(-length / 2, s * (width / 2 - .06), .75), (length / 2, s * (width / 2 - .06), .75 + h)]
            tube(points, .035, metal('steel'), seg=10)
            for k in range(4):
                t = .06 + k * .29
                px = -length / 2 + length * t
                tube([(px, s * (width / 2 - .06), h * t), (px, s * (width / 2 - .06), .75 + h * t)], .028, metal('steel'), seg=8)


@hero('hero-accessibility', 'training', 'A guard helps a woman in a wheelchair up the ramp of a public building; a man with a white cane follows the tactile path', EXTERIOR, az=28)
def ramp_help():
    plinth(10.2, 7.0, 'paver', r=.8)
    h = .55
    with at(1.3, 1.2, 0):
        prism(rect(6.6, 2.9), h, (0, 0, 0), mat('#E3E1DA', .8), .03, round_=.15)
    with at(0, 0, h):
        building(1.3, 2.1, 6.2, 1.6, 2, wall='#F4EDE0', trim='navy', canopy='saffron', sign='PUBLIC LIBRARY')
    for k in range(3):
        box((2.2, .72, h / 3 * (3 - k) - .02), (1.9, -.5 - k * .36, 0), mat('cream', .8), .02)
    ramp(-2.4, -.9, 3.3, 1.25, h)
    with at(-.1, -.9, 0):
        prism(rect(1.3, 1.25), h - .01, (0, 0, 0), mat('#D9DEE4', .8), .02, round_=.1)
    with at(-2.4, -.9, 0):
        with at(.25, 0, h * .58, ry=-9.5):
            with at(0, 0, 0, rz=90, s=1.15):
                wheelchair(0, 0, 0)
                figure(0, .02, 0, dict(rh=(-.16, -.26, .70), lh=(.16, -.26, .70), sit=.50), 1.0, 0, skin='skin1', turn=-52, **dict(SALWAR, shirt='#B5466A', dupatta='cream'))
            figure(-.72, 0, 90, dict(rh=(-.26, -.42, 1.02), lh=(.26, -.42, 1.02), rf=(-.1, .2), lf=(.1, -.22), lean=8), 1.15, 0, moustache=True, skin='skin2', turn=-60, **GUARD)
    for k in range(6):  # the tactile path
        boxc((.36, .3, .02), (1.9, -3.25 + k * .32, .01), mat('yellow', .7), .004)
    figure(1.9, -2.2, 22, dict(rh=(-.22, -.36, 1.0), lh=(.27, -.04, .8), rf=(-.1, .12), lf=(.1, -.14)), 1.2, skin='skin3', glasses=True, prop=stick(1.05, 'white', towards=(-.12, -.42, -.9), r=.018, tip=mat('red', .5)), **KURTA)
    figure(3.4, .1, 22, 'namaste', 1.2, h + .02, skin='skin1', **LADY)
    with at(-3.6, -2.75, 0, rz=16):  # the sign
        cyl(.04, 1.5, (0, 0, 0), metal())
        boxc((.8, .06, .8), (0, -.02, 1.7), mat('navy2', .5), .06)
        sph(.07, (0.0, -.06, 1.95), mat('white', .5), (1, .4, 1))
        tube([(0, -.06, 1.86), (.0, -.06, 1.68), (.16, -.06, 1.68), (.22, -.06, 1.5)], .032, mat('white', .5), seg=8)
        tube([(.0, -.06, 1.77), (.13, -.06, 1.77)], .028, mat('white', .5), seg=8)
        tube([(-.07 + .19 * c, -.06, 1.6 + .17 * s) for c, s in ((-.1, .9), (-.7, .65), (-1, 0), (-.7, -.7), (0, -1), (.7, -.75), (1, -.1))], .028, mat('white', .5), seg=8)
    neem(-4.3, 1.8, 2.4, 4)
    ashoka(-3.2, 2.5, 2.9)
    hedge(-4.6, -2.9, .9, .4, 3)
    shrub(4.5, -.4, .34, 6)
