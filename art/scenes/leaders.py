"""The three leaders, as figures by role, in medium shots: each in a room and a light of their own."""
from kit.gear import both, sheet, trophy
from kit.nature import pot
from kit.paint import mat, metal
from kit.people import SAREE, SUIT, figure
from kit.prims import at, box, boxc, cyl, prism, rect, sph, text
from kit.rooms import dashboard, feeds, frame, laptop, papers, shelf, wall_screen, window
from kit.site import shield, tricolour
from kit.studio import PORTRAIT

from .registry import PLATE, picture

CLOSE = dict(PORTRAIT, ortho=3.0, target=(.12, .2, 1.47), spot=(.5, .55), reach=.75)


def bindi(_p):
    with at(0, -.005, 1.495, rz=4, rx=-3, s=1.13):
        sph(.008, (0, -.121, .186), mat('maroon', .5), (1, .4, 1))


def desk_flag(x, y, z):
    """The national flag on a desk stand."""
    with at(x, y, z):
        cyl(.07, .03, (0, 0, 0), metal('gold'))
        cyl(.01, .52, (0, 0, .02), metal('gold'))
        with at(.01, 0, .36, s=.22):
            tricolour(1.2, .8)


@picture('leader-chairman', PLATE, 'consulting', 'The chairman: a silver-haired man in a dark suit and glasses at his desk, bookshelves behind him', CLOSE)
def chairman():
    with at(0, 1.9, 0):
        for k in (-1, 0, 1):
            shelf(k * 1.65, 0, 0, 1.6, 2.3, 5, 'dwood', k + 3, ('#5E4A3A', '#7A5F45', '#41506E', '#B89A6E', '#6E4438', '#4A5A55'))
    shield(1.65, 1.62, 2.0, .34)
    with at(.0, -.55, 0):
        prism(rect(3.2, .9), .08, (0, 0, .86), mat('wood', .4), .03, round_=.12)
        prism(rect(3.0, .7), .86, (0, 0, 0), mat('dwood', .5), .03, round_=.05)
        laptop(-.95, .1, .95, 150)
        papers(.5, -.1, .95, 14, n=3)
        desk_flag(.88, .05, .95)
        boxc((.62, .06, .14), (-.1, -.25, 1.02), mat('navy', .4), .02, rot=(-18, 0, 0))
        text('CHAIRMAN', .085, (-.1, -.292, 1.025), 'amber', rot=(72, 0, 0))
    figure(-.05, .25, 14, 'hold', 1.12, moustache=True, glasses=True, hair='silver', skin='skin1', brow=4, close=True, rh=(-.13, -.30, 1.02), lh=(.13, -.30, 1.0), **dict(SUIT, tie='maroon'))


@picture('leader-managing-director', PLATE, 'people', 'The managing director: a woman in a teal saree with a tablet, in a bright office with plants', CLOSE)
def managing_director():
    for k in (-1, 0, 1):
        window(k * 1.55, 1.9, 1.55, 1.45, 2.3, 'navy', bars=0)
    boxc((4.8, .1, .5), (0, 1.95, .2), mat('cream', .7), .02)
    for k, (x, w, h) in enumerate(((-2.0, .34, .5), (-1.62, .3, .8), (-1.2, .3, .6), (-.42, .3, .66), (-.05, .26, .95), (.34, .34, .55), (1.2, .3, .75), (1.55, .3, .5), (1.95, .3, .9))):  # the city outside
        boxc((w, .02, h), (x, 1.826, .62 + h / 2), mat(('#93BDD4', '#87B1CB')[k % 2], .6), .01)
        for j in range(int(h / .18)):
            for i in (-1, 1):
                boxc((.06, .024, .07), (x + i * w * .22, 1.822, .74 + j * .18), mat('#A9CDE0', .6), 0)
    pot(-1.35, 1.35, .7, 'saffron')
    pot(1.75, 1.5, .62)
    with at(1.25, .35, 0, rz=-14):
        box((.9, .5, 1.02), (0, 0, 0), mat('white', .5), .04)
        trophy(-.15, 0, 1.02, .62)
        frame(.25, .0, 1.22, .34, .36, 0)
    figure(-.1, .1, 14, 'hold', 1.16, skin='skin2', prop=both(sheet(.32, .22, '#7FC4FF', -50, -.42, 1.12), bindi), turn=4, nod=-3, brow=-1, close=True, **dict(SAREE, saree='#2E8C92', shirt='#123F52'))


@picture('leader-executive-director', PLATE, 'control', 'The executive director: a bearded man in a navy turban and suit before a wall of live operations', CLOSE)
def executive_director():
    f = feeds()
    boxc((5.2, .14, 2.7), (0, 1.95, 1.45), mat('wall2', .8), .04)
    for i in range(4):
        for j in range(2):
            if i in (1, 2):
                continue
            wall_screen(-1.86 + i * 1.24, 1.86, 1.1 + j * .86, 1.14, .76, f[(i + j * 2) % len(f)])
    wall_screen(0, 1.86, 1.53, 2.38, 1.62, dashboard(0))
    boxc((5.3, .2, .1), (0, 1.93, 2.82), mat('saffron', .5), .02)
    figure(-.05, .1, 14, 'hold', 1.16, skin='skin2', beard=True, brow=3, close=True, cap='turban', cap_colour='navy2', rh=(-.02, -.32, 1.10), lh=(.06, -.36, 1.13), **{k: v for k, v in dict(SUIT, shirt='#4A5362', trouser='#4A5362').items() if k != 'cap'})
    with at(1.3, .2, 0, rz=-16):
        prism(rect(1.0, .6), .06, (0, 0, .92), mat('wood', .4), .02, round_=.1)
        box((.8, .4, .92), (0, 0, 0), mat('white', .5), .03)
        laptop(0, 0, .98, 0)
