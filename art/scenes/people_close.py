"""Medium shots of people for the home page's about and closing blocks, the contact page and the careers page."""
from kit.gear import bag, sheet
from kit.nature import pot
from kit.paint import mat
from kit.people import CASUAL, GUARD, GUNMAN, LADY, OFFICER, OPERATOR, SALWAR, figure, sitter
from kit.prims import at, boxc, cyl, prism, rect, text
from kit.rooms import chair, counter, keyboard, monitor, tiles, walls
from kit.site import board, carpet, plinth, shield
from kit.studio import INTERIOR, PORTRAIT, WARM_ROOM

from .registry import PLATE, hero, picture


@picture('about-salute', PLATE, 'navy', 'Three guards, one of them a woman, salute before the company\'s great shield', PORTRAIT, ortho=3.5, target=(.27, .3, 1.40), el=9, az=24, key_az=-50, amb=.44, rim=1.4,
         spot=(.45, .55), reach=.8)
def salute_three():
    shield(-.58, 2.2, 1.4, 1.5, 24)
    figure(-.66, 0, 16, 'salute', 1.02, 0, moustache=True, close=True, **GUARD)
    figure(.18, .5, 10, 'salute', 1.02, 0, skin='skin1', close=True, **LADY)
    figure(1.02, 1.0, 4, 'salute', 1.02, 0, skin='skin3', beard=True, close=True, **dict(GUARD, cap='turban', cap_colour='saffron'))


@picture('closing-people', (1760, 860), 'guarding', 'A helpdesk agent, a guard and an armed guard stand together before the company\'s shield', PORTRAIT, ortho=5.8, target=(.30, .3, 1.24), el=5, az=14, amb=.5, spot=(.66, .55), reach=.75)
def closing():
    shield(1.75, 2.6, 1.62, 1.4, 14, '#F8DFB4', '#F1CB8E')
    figure(.45, 0, 16, 'hold', 1.06, 0, skin='skin1', prop=sheet(), **dict(OPERATOR, shirt='white', female=True, belt=None, badge=False, epaulette=None))
    figure(1.35, .35, 8, 'salute', 1.06, 0, moustache=True, **GUARD)
    figure(2.25, .8, 0, 'ease', 1.06, 0, skin='skin3', **GUNMAN)


@hero('hero-contact', 'control', 'The helpdesk: three agents with headsets answer calls at a curved counter', INTERIOR, ground=(.75, .8, 1.05))
def helpdesk():
    plinth(8.0, 6.0, '#E3D5BD', r=.5)
    walls(7.6, 5.4, 3.0, 'wall2', 'wall', 'saffron', 'ink')
    carpet(6.0, 3.0, .2, -.7, '#C9D3E4', .5)
    boxc((3.6, .1, .9), (.5, 2.56, 2.2), mat('saffron', .5), .05)
    text('HELPDESK', .5, (.5, 2.49, 2.2), 'ink', width=3.1)
    shield(-2.5, 2.5, 2.1, .62)
    for x, rz, o in ((-1.9, 14, dict(female=True, skin='skin1')), (.3, 4, dict(skin='skin2', moustache=True)), (2.4, -6, dict(female=True, skin='skin3'))):
        with at(x, .25, 0, rz=rz):
            prism(rect(2.1, .8), .74, (0, 0, 0), mat('white', .5), .03, round_=.2)
            prism(rect(2.2, .9), .07, (0, 0, .74), mat('wood', .4), .02, round_=.2)
            boxc((1.6, .03, .34), (0, -.41, .4), mat('navy2', .5), .02)
            boxc((1.6, .03, .04), (0, -.415, .62), mat('saffron', .5), .01)
            monitor(.55, .1, .81, .56, .36, 205, None)
            keyboard(-.1, .12, .81, 180)
        with at(x, .25, 0, rz=rz):
            sitter(0, .95, 4, 'write', 1.2, **dict(OPERATOR, **o))
            with at(0, 1.05, 0, s=1.15):
                chair(0, 0, 0, 'saffron')
    figure(-2.6, -1.4, 38, 'hold', 1.22, skin='skin2', prop=sheet(), hair='silver', glasses=True, **OFFICER)
    figure(.9, -1.9, 24, 'salute', 1.22, skin='skin1', **LADY)
    pot(-3.2, 1.7, .9)


@hero('hero-careers', 'people', 'A first day: a new guard receives her uniform and identity card from the stores officer', WARM_ROOM)
def first_day():
    plinth(8.0, 6.0, '#EAD9C2', r=.5)
    walls(7.6, 5.4, 3.0, '#FDF1E2', '#F6E1CA', 'navy', 'navy')
    tiles('#F8EBD8', 6, 4, -2.6, -1.9)
    for k in range(2):  # shelves of folded uniforms and caps
        with at(-1.9 + k * 2.1, 2.35, 0):
            for s in (-1, 1):
                boxc((.06, .5, 2.3), (s * .95, 0, 1.15), mat('wood', .6), .01)
            for j in range(4):
                boxc((1.9, .5, .05), (0, 0, .3 + j * .6), mat('wood', .6), .01)
                for i in range(3):
                    if j < 3:
                        for q in range(2 + (i + j + k) % 2):
                            boxc((.46, .38, .09), (-.58 + i * .58, -.02, .38 + j * .6 + q * .1), mat(('shirt', 'navy', 'khaki')[(i + j + k) % 3], .8), .03)
                    else:
                        cyl(.16, .1, (-.58 + i * .58, 0, 2.13), mat('navy', .6), r2=.2)
                        cyl(.17, .04, (-.58 + i * .58, 0, 2.12), mat('saffron', .6))
    board(2.6, 2.52, ['WELCOME', 'TO THE TEAM'], 1.9, .9, 2.1, 0, 'navy', 'amber', posts=False)
    counter(.2, .7, w=3.4, colour='navy', front='wall2', word='STORES')
    with at(-.45, .6, 1.02):
        for q in range(3):
            boxc((.5, .4, .09), (0, 0, .05 + q * .1), mat(('navy', 'shirt', 'shirt')[q], .8), .03)
        cyl(.15, .09, (.55, 0, 0), mat('navy', .6), r2=.19)
    figure(-.15, 1.5, 6, 'reach', 1.25, moustache=True, hair='silver', **dict(OFFICER))
    figure(-1.15, -.25, 138, 'reach', 1.25, skin='skin1', turn=-70, **dict(SALWAR, shirt='#B5466A', dupatta='cream'))
    figure(2.5, -.75, 14, 'salute', 1.25, skin='skin2', **LADY)
    figure(-2.35, -1.35, 36, 'wave', 1.25, skin='skin3', **dict(CASUAL, shirt='#7FA6C9'))
    bag(-1.6, -1.75, 0, 'brick', 1.1)
    pot(3.2, 1.6, .9)
