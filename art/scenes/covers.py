"""Blog covers, the under-construction picture and the social card."""
from kit.gear import cash_box, extinguisher, flames, ladder, rifle, sheet
from kit.nature import ashoka, neem, palm, planter, pot, shrub
from kit.paint import glass, glow, mat, metal
from kit.people import (
    CASUAL, GUARD, GUNMAN, KURTA, LADY, NURSE, OFFICER, SALWAR, SAREE, TECHNICIAN, figure, person,
)
from kit.prims import at, blob, box, boxc, cyl, panel, prism, rect, sph, text, tube
from kit.rooms import desk, feeds, papers, tiles, walls, wheelchair
from kit.site import board, booth, camera, carpet, cone, flag_pole, grille_gate, kerb, pier, plinth, plus, shield, wall_run
from kit.studio import EXTERIOR, PORTRAIT, WARM_ROOM, WHITE_ROOM
from kit.vehicles import van

from .registry import PLATE, picture


@picture('blog-guarding', PLATE, 'guarding', 'Two guards hand over the shift at a site gate: one signs the register, the other holds the keys', EXTERIOR, el=18, az=26)
def handover():
    plinth(7.6, 5.2, 'paver', r=.7)
    booth(1.6, 1.0, w=2.0, d=1.6, h=2.5)
    pier(-1.2, .9, 2.0)
    grille(-.95, .9)
    wall_run(-3.4, -1.5, .9)
    with at(-.1, -.85, 0, rz=20):
        box((.9, .5, .96), (0, 0, 0), mat('navy', .5), .03)
        boxc((1.0, .6, .06), (0, 0, .98), mat('wood', .5), .02)
        boxc((.5, .34, .05), (0, 0, 1.04), mat('cream', .7), .01)
        boxc((.02, .34, .055), (0, 0, 1.042), mat('red', .6), 0)
    figure(-1.0, -.85, 60, 'reach', 1.3, moustache=True, skin='skin2', turn=-16, **GUARD)
    figure(.95, -1.0, -10, 'radio', 1.3, skin='skin1', rh=(-.22, -.38, 1.30), turn=10,
           prop=lambda p: (tube([(p['_rh'].x, p['_rh'].y - .05, p['_rh'].z + .0), (p['_rh'].x + .05, p['_rh'].y - .07, p['_rh'].z - .16)], .02, metal('gold'), seg=8), tube([(p['_rh'].x, p['_rh'].y - .05, p['_rh'].z + .0), (p['_rh'].x - .05, p['_rh'].y - .07, p['_rh'].z - .15)], .02, metal('gold'), seg=8), sph(.045, (p['_rh'].x, p['_rh'].y - .05, p['_rh'].z + .02), metal('gold'))), **LADY)
    ashoka(-2.9, 1.8, 2.9)
    ashoka(-2.1, 2.0, 2.7)
    planter(2.9, -1.3, 1.2, .45, 70, 3)
    with at(-2.7, -.3, 0):
        neem(0, 0, 1.5, 4)


def grille(x, y):

    grille_gate(x, y, 1.4, 1.5, 0)


@picture('blog-fire-safety', PLATE, 'fire', 'A guard puts out a kitchen fire with an extinguisher while a colleague leads a worker to the exit', WARM_ROOM)
def fire_safety():
    plinth(7.6, 5.8, '#E3D2BE', r=.5)
    walls(7.2, 5.2, 2.9, '#FBEBDD', '#F3DBC8', 'maroon', 'maroon')
    tiles('#F3E2D0', 6, 4, -2.6, -1.9)
    with at(-1.6, 2.05, 0):
        box((3.2, .8, .92), (0, 0, 0), mat('steel', .4), .03)
        box((3.3, .85, .06), (0, 0, .92), mat('char', .4), .02)
        cyl(.34, .28, (-.9, 0, .98), metal(), bev=.03)
        boxc((2.2, .7, .5), (0, .1, 2.25), metal(), .06)
        with at(.45, 0, .80, s=.85):
            flames(0, 0, 1, tray=False)
    figure(-2.75, .75, 124, dict(rh=(-.16, -.46, 1.02), lh=(.14, -.5, 1.12), rf=(-.14, .16), lf=(.14, -.18), lean=5), 1.25, moustache=True, skin='skin2', turn=-48, prop=lambda p: extinguisher(-.02, -.44, .52), **GUARD)
    for k in range(9):  # the powder spreads as it flies
        t = k / 8
        blob(.05 + .17 * t, (-2.12 + .72 * t, 1.2 + .66 * t + .05 * (k % 2), 1.44 - .14 * t + .05 * ((k * 7) % 3 - 1) * t), mat('white', .95), k)
    boxc((1.2, .12, 2.1), (2.5, 2.45, 1.05), mat('green', .5), .03)
    boxc((1.0, .3, .34), (2.5, 2.40, 2.42), mat('green', .5), .04)
    text('EXIT', .26, (2.5, 2.24, 2.42), 'white')
    figure(.9, -.4, 34, 'pointl', 1.24, skin='skin1', lh=(.50, .16, 1.42), turn=-10, **LADY)
    figure(1.75, .55, 128, 'run', 1.2, skin='skin3', turn=-62, **dict(CASUAL, shirt='white', apron='saffron', cap='scarf', cap_colour='white', female=True))
    extinguisher(-3.25, .2, .5, 90, 1.2)
    extinguisher(-3.25, -.5, .5, 90, 1.2)
    with at(-3.4, -.15, 1.75, rz=90):
        boxc((1.5, .05, .5), (0, 0, 0), mat('red', .5), .03)
        text('FIRE POINT', .22, (0, -.035, 0), 'white')
    cyl(.18, .08, (-.2, 2.2, 2.78), mat('red', .4), rot=(90, 0, 0))


@picture('blog-hospital-security', PLATE, 'hospital', 'A guard gives a visitor pass at a hospital ward while a nurse wheels an old woman past', WHITE_ROOM)
def ward_pass():
    plinth(7.8, 5.8, '#EFE7DA', r=.5)
    walls(7.4, 5.2, 2.9, '#F7F8F6', '#E3F0EF', 'teal', 'teal')
    tiles('#F8F3EA', 6, 4, -2.6, -1.9)
    boxc((1.9, .12, 2.2), (1.9, 2.5, 1.1), mat('teal', .5), .03)
    for s in (-1, 1):
        boxc((.86, .14, 2.0), (1.9 + s * .45, 2.49, 1.05), mat('white', .4), .02)
        cyl(.2, .03, (1.9 + s * .45, 2.42, 1.5), glass(), rot=(90, 0, 0))
    boxc((1.5, .12, .34), (1.9, 2.46, 2.48), mat('navy', .5), .03)
    text('WARD 3', .24, (1.9, 2.39, 2.48), 'white')
    boxc((1.5, .08, .9), (-1.4, 2.47, 1.9), mat('teal', .5), .03)
    plus(-1.4, 2.42, 1.9, .62, mat('white', .5))
    desk(-1.5, .6, 180, 1.9, .8)
    papers(-1.9, .6, .81, 5, n=3)
    boxc((.3, .3, .2), (-1.0, .65, .91), mat('saffron', .5), .03)
    figure(-1.35, 1.4, 34, 'reach', 1.24, moustache=True, turn=-6, lh=(.30, -.48, 1.18), prop=lambda p: (boxc((.2, .02, .27), (p['_lh'].x, p['_lh'].y - .06, p['_lh'].z + .1), mat('saffron', .5), .01), boxc((.14, .024, .06), (p['_lh'].x, p['_lh'].y - .062, p['_lh'].z + .16), mat('white', .5), .004)), **GUARD)
    figure(.05, .15, -52, 'reach', 1.22, skin='skin1', turn=54, **dict(KURTA, shirt='#9AB4D6', trouser='cream'))
    with at(1.9, -.6, 0, rz=14, s=1.15):
        wheelchair(0, 0)
        person('lap', skin='skin3', hair='silver', **dict(SAREE, saree='#E8B64A', shirt='#4F8A63'))
    figure(2.02, .28, 14, 'push', 1.2, skin='skin1', **dict(NURSE, female=True))
    figure(-2.9, -.7, 40, 'ease', 1.2, skin='skin2', **LADY)
    pot(3.1, 1.9)


@picture('blog-e-surveillance', PLATE, 'control', 'A giant phone shows live cameras of a shop, an office and a home while their owner looks on', EXTERIOR, el=18, az=24, amb=.46)
def phone():
    plinth(7.6, 5.0, '#DDE4F0', r=.8)
    with at(.9, .5, .06, rz=-6, rx=-6):  # the phone
        prism(rect(2.5, 4.3), .28, (0, .14, 2.2), mat('ink', .3), .06, rot=(90, 0, 0), round_=.3)
        f = feeds()
        for k in range(3):
            with at(0, -.20, 1.02 + 1.18 * k + .02):
                panel(2.16, 1.10, 0, f[(0, 2, 5)[k] % len(f)])
        boxc((.5, .03, .09), (0, -.16, 4.22), mat('char', .4), .03)
        sph(.12, (0, -.17, .28), mat('steel', .4), (1, .3, 1))
    with at(-2.2, .9, 0):  # shop
        box((1.5, 1.1, 1.1), (0, 0, 0), mat('cream', .7), .04)
        for k in range(5):
            boxc((.32, .6, .05), (-.64 + k * .32, -.72, 1.12), mat(('saffron', 'white')[k % 2], .7), .01, rot=(16, 0, 0))
        boxc((1.2, .06, .6), (0, -.55, .45), glass(), .02)
        boxc((1.3, .08, .3), (0, -.58, 1.32), mat('navy', .5), .02)
        text('SHOP', .22, (0, -.63, 1.32), 'amber')
    for x, y, z, r in ((-3.3, .1, 2.2, 40), (2.6, .8, 3.2, -10)):
        camera(x, y, z, r, 14, 1.5)
        tube([(x, y + .1, z), (x, y + .3, 0)], .035, mat('white', .4))
    figure(-.95, -1.05, 30, 'hold', 1.3, skin='skin1', prop=sheet(.14, .26, '#7FC4FF', -50, -.38, 1.16), nod=4, **dict(SALWAR, shirt='#D9577A', dupatta='cream'))
    figure(2.75, -.75, 14, 'salute', 1.25, moustache=True, **GUARD)
    shrub(3.2, 1.6, .34, 3)
    neem(-3.1, 1.7, 2.1, 4)


@picture('blog-ex-servicemen', PLATE, 'people', 'A medalled ex-serviceman is welcomed with a handshake by the company\'s officer beside the national flag', EXTERIOR, el=16, az=24)
def ex_servicemen():
    plinth(7.4, 5.0, 'earth', r=.7)
    carpet(6.4, 4.0, 0, -.2, '#EAD8B4', .5)
    flag_pole(-1.9, 1.3, 3.3, 'india')
    board(1.0, 1.75, ['WELCOME', 'VETERANS'], 2.6, 1.1, 2.5, 0, 'navy', 'amber')

    def medals(p):
        for k in range(4):
            boxc((.036, .012, .05), (.05 + k * .04, -.145, 1.275), mat(('saffron', 'green', 'maroon', 'navy2')[k], .6), .003)
            sph(.02, (.05 + k * .04, -.15, 1.235), mat('gold', .3, .6), (1, .4, 1))
    figure(-.75, -.55, 62, 'shake', 1.4, skin='skin2', beard=True, hair='silver', turn=-30, prop=medals,
           **dict(cap='turban', cap_colour='#5B6B3A', shirt='#7C8250', trouser='#7C8250', sleeve='long', badge=False, lanyard=False, epaulette='#5B6B3A', belt='dwood'))
    figure(.50, -.95, -58, 'shake', 1.4, moustache=True, turn=48, **OFFICER)
    figure(2.75, -.55, 10, 'salute', 1.32, skin='skin1', **LADY)
    figure(-2.3, -.3, 34, 'salute', 1.32, skin='skin3', moustache=True, hair='silver', **dict(GUARD))
    ashoka(3.1, 1.6, 2.6)
    ashoka(-3.1, 1.7, 2.8)


@picture('blog-cash-in-transit', PLATE, 'cash', 'Two armed guards carry a sealed cash box from the van\'s open rear door', EXTERIOR, az=-30, key_az=52, el=18)
def cash_transit():
    plinth(8.0, 5.4, 'paver', r=.7)
    prism(rect(7.9, 3.4), .03, (0, -.3, -.005), mat('asphalt', .9), 0)
    with at(1.5, .2, 0):
        van(0, 0, 0)
        boxc((.05, 1.5, 1.5), (-2.665, 0, 1.45), mat('ink', .7), .01)
        for s in (-1, 1):
            with at(-2.68, s * .82, 0, rz=s * 20):
                boxc((.8, .07, 1.6), (-.4, 0, 1.42), mat('cream', .4), .03)
                boxc((.5, .075, .34), (-.4, 0, 1.85), mat('navy', .1), .02)
    with at(-2.3, -.35, .98, rz=8):
        cash_box(0, 0, 0, 0)
    figure(-2.75, -.5, 60, 'carry', 1.25, moustache=True, skin='skin2', turn=-78, **GUNMAN)
    figure(-1.4, -1.7, -24, 'attention', 1.3, skin='skin1', beard=True, prop=rifle, **dict(GUNMAN, cap='turban', cap_colour='ink'))
    figure(2.05, -1.75, -30, 'hold', 1.28, skin='skin1', prop=sheet(), **LADY)
    cash_box(-3.0, -1.9, 0, 14, 'steel')
    kerb(-3.9, 3.9, 1.55)
    palm(-3.2, 2.1, 2.8, 3, .2)
    ashoka(2.9, 2.2, 3.3)
    ashoka(3.6, 2.2, 3.1)
    cone(3.3, -1.6)


@picture('under-construction', PLATE, 'guarding', 'Work in progress: a builder and a guard beside a barrier, bricks, a ladder and a half-built wall with the shield', EXTERIOR, el=20, az=28)
def under_construction():
    plinth(8.0, 5.6, '#DEC79C', r=.8)
    for row in range(6):  # the half-built wall, stepped to the right
        n = 9 - row
        for k in range(n):
            boxc((.52, .4, .26), (-2.5 + k * .55 + (row % 2) * .27, 1.3, .14 + row * .28), mat(('brick', '#C4735A', '#AD5B41')[(k + row) % 3], .8), .025)
    shield(-1.2, 1.05, 2.35, .95)
    with at(-1.2, 1.3, 1.6):
        cyl(.05, .9, (0, 0, .0), mat('steel'))
    for s in (-1, 1):
        cyl(.05, 3.3, (-2.7 if s < 0 else .3, 1.75, 0), mat('wood'))
    boxc((3.6, .6, .07), (-1.2, 1.75, 1.75), mat('wood', .7), .02)
    with at(1.9, .9, 0, s=1.15):

        ladder(0, 0, -10, 1.7)
    with at(.1, -1.75, 0):  # the striped trestle
        for s in (-1, 1):
            boxc((.1, .5, .06), (s * 1.1, 0, .03), mat('char', .5), .02)
            boxc((.08, .08, 1.0), (s * 1.1, 0, .5), mat('char', .5), .02)
        for z in (.92, .56):
            for k in range(8):
                boxc((.32, .07, .22), (-1.12 + k * .32, -.06, z), mat(('saffron', 'white')[k % 2], .5), .008)
        for s in (-1, 1):
            sph(.1, (s * 1.1, 0, 1.1), glow('saffron', .9))
    board(2.9, -.5, ['WORK IN', 'PROGRESS'], 1.5, .85, 1.5, 12, 'yellow', 'ink')
    figure(-.35, -.3, 26, 'hold', 1.35, skin='skin3', moustache=True, prop=lambda p: (boxc((.62, .02, .42), (0, -.40, 1.16), mat('sky', .7), .01, rot=(-36, 0, 0)), boxc((.4, .024, .02), (0, -.405, 1.20), mat('white'), 0, rot=(-36, 0, 0)), boxc((.3, .024, .02), (0, -.40, 1.12), mat('white'), 0, rot=(-36, 0, 0))), **dict(TECHNICIAN, vest='hivis', cap_colour='saffron'))
    figure(1.1, -.55, 22, 'stop', 1.35, skin='skin1', **LADY)
    with at(-2.6, -.6, 0):  # wheelbarrow
        prism([(-.5, -.35), (.5, -.35), (.36, .35), (-.36, .35)], .34, (0, 0, .34), mat('teal', .5), .04, rot=(0, 0, 20), round_=.1)
        blob(.36, (0, 0, .66), '#B9A889', 3, (1, .8, .5))
        cyl(.22, .1, (-.62, -.2, .22), mat('ink', .8), bev=.03, rot=(90, 0, 20))
        for s in (-1, 1):
            tube([(.2, s * .26, .42), (1.1, s * .3 + .35, .62)], .03, mat('wood'), seg=8)
    for k in range(5):
        boxc((.5, .26, .18), (-2.9 + .54 * (k % 3), -1.9, .1 + .19 * (k // 3)), mat('brick', .8), .02)
    cone(3.1, -1.9)
    cone(-1.6, -2.2)
    neem(-3.3, 1.9, 2.1, 4, 'green')


@picture('social-card', (1200, 630), 'guarding', 'Guardhouse, security and facility services: three guards salute before the shield', PORTRAIT, ortho=5.9, target=(.85, .3, 1.32), el=6, az=14, spot=(.68, .5), reach=.75)
def social():
    with at(0, 0, 0, rz=14):
        words = (mat('#14264B'), mat('#1F3A6C'), mat('#F29A20', .5))  # colours of their own: letters in the air cast no shadow
        for m in words:
            m.shadow_method = 'NONE'
        text('Guardhouse', .50, (-1.86, .2, 1.60), words[0], depth=.03, align='LEFT')
        text('Security and facility services', .178, (-1.83, .2, 1.20), words[1], depth=.012, align='LEFT')
        boxc((.7, .03, .05), (-1.48, .2, .98), words[2], .01)
    shield(2.45, 2.3, 1.55, 1.42, 14, '#F8DFB4', '#F1CB8E')
    figure(1.45, -.1, 16, 'salute', 1.0, 0, moustache=True, close=True, **GUARD)
    figure(2.2, .35, 10, 'salute', 1.0, 0, skin='skin1', close=True, **LADY)
    figure(2.98, .75, 6, 'salute', 1.0, 0, skin='skin3', beard=True, close=True, **dict(GUARD, cap='turban', cap_colour='saffron'))
