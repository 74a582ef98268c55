"""Poses: where the hands and feet go, in metres for a person 1.78 m tall who faces -Y.

rh/lh = right/left hand (right is -X), rf/lf = feet on the floor (x, y), re/le = which way an elbow points,
lean = degrees forward, rlift/llift = heel off the floor, sit = seat height, kneel = one knee down.
"""
from mathutils import Vector

POSES = dict(
    attention=dict(rh=(-.27, -.02, .78), lh=(.27, -.02, .78), rf=(-.09, 0), lf=(.09, 0)),
    ease=dict(rh=(-.05, .16, .93), lh=(.05, .17, .93), rf=(-.17, 0), lf=(.17, 0), re=(-1, .6, 0), le=(1, .6, 0)),
    salute=dict(rh=(-.165, -.10, 1.67), lh=(.27, -.02, .78), rf=(-.09, 0), lf=(.09, 0), re=(-1, -.15, -.1)),
    stop=dict(rh=(-.24, -.50, 1.42), lh=(.28, -.05, .82), rf=(-.12, .05), lf=(.12, -.1)),
    walk=dict(rh=(-.29, -.22, .88), lh=(.29, .2, .86), rf=(-.09, .24), lf=(.09, -.26), lean=3, rlift=.07),
    march=dict(rh=(-.28, -.40, 1.12), lh=(.28, .26, .86), rf=(-.09, .20), lf=(.09, -.30), rlift=.05, llift=.10),
    run=dict(rh=(-.24, -.34, 1.16), lh=(.26, .18, 1.02), rf=(-.09, .38), lf=(.09, -.30), lean=12, rlift=.22, le=(.6, 1, .1)),
    wave=dict(rh=(-.45, -.12, 1.78), lh=(.28, -.02, .8), rf=(-.12, 0), lf=(.12, 0)),
    point=dict(rh=(-.52, -.38, 1.30), lh=(.27, -.02, .8), rf=(-.14, 0), lf=(.14, 0)),
    pointl=dict(lh=(.52, -.38, 1.36), rh=(-.27, -.02, .8), rf=(-.14, 0), lf=(.14, 0)),
    hold=dict(rh=(-.14, -.34, 1.10), lh=(.16, -.33, 1.10), rf=(-.12, 0), lf=(.12, 0)),
    carry=dict(rh=(-.24, -.38, 1.00), lh=(.24, -.38, 1.00), rf=(-.13, 0), lf=(.13, 0), lean=-2),
    wand=dict(rh=(-.24, -.48, 1.12), lh=(.27, -.15, .9), rf=(-.16, .05), lf=(.14, -.08), lean=5),
    reach=dict(rh=(-.20, -.52, 1.06), lh=(.20, -.50, 1.00), rf=(-.14, .06), lf=(.14, -.08), lean=9),
    radio=dict(rh=(-.17, -.20, 1.50), lh=(.27, -.04, .8), rf=(-.13, 0), lf=(.13, -.05)),
    push=dict(rh=(-.2, -.46, 1.0), lh=(.2, -.46, 1.0), rf=(-.1, .22), lf=(.1, -.2), lean=10),
    hips=dict(rh=(-.2, -.1, 1.0), lh=(.2, -.1, 1.0), rf=(-.16, 0), lf=(.16, 0), re=(-1, .2, 0), le=(1, .2, 0)),
    arms=dict(rh=(-.62, .0, 1.36), lh=(.62, .0, 1.36), rf=(-.18, 0), lf=(.18, 0)),
    up=dict(rh=(-.30, -.05, 1.90), lh=(.30, -.05, 1.90), rf=(-.14, 0), lf=(.14, 0), re=(-1, .2, 0), le=(1, .2, 0)),
    shake=dict(rh=(-.10, -.46, 1.12), lh=(.27, -.02, .8), rf=(-.12, .06), lf=(.12, -.06)),
    namaste=dict(rh=(-.035, -.24, 1.25), lh=(.035, -.24, 1.25), rf=(-.10, 0), lf=(.10, 0), re=(-1, .1, -.6), le=(1, .1, -.6)),
    greet=dict(rh=(-.03, -.27, 1.31), lh=(.03, -.27, 1.31), rf=(-.10, 0), lf=(.10, 0), re=(-.45, .15, -1), le=(.45, .15, -1)),
    guard=dict(rh=(-.16, -.36, 1.34), lh=(.20, -.48, 1.30), rf=(-.20, .16), lf=(.16, -.20), lean=4),
    block=dict(rh=(-.16, -.26, 1.22), lh=(.10, -.40, 1.70), rf=(-.22, .14), lf=(.18, -.22), lean=2, le=(1, -.3, 0)),
    strike=dict(rh=(-.06, -.56, 1.40), lh=(.18, -.20, 1.16), rf=(-.20, .24), lf=(.14, -.28), lean=6),
    bow=dict(rh=(-.18, -.36, .72), lh=(.18, -.36, .72), rf=(-.14, 0), lf=(.14, 0), lean=28),
    squat=dict(rh=(-.20, -.42, .62), lh=(.20, -.42, .62), squat=.42),
    sit=dict(rh=(-.18, -.46, .74), lh=(.18, -.46, .74), sit=.48),
    write=dict(rh=(-.14, -.48, .82), lh=(.20, -.44, .80), sit=.48, lean=6),
    lap=dict(rh=(-.15, -.28, .66), lh=(.15, -.28, .66), sit=.46),
    kneel=dict(rh=(-.16, -.44, .62), lh=(.16, -.46, .62), kneel=.48, lean=20),
    aid=dict(rh=(-.05, -.46, .42), lh=(.05, -.48, .42), kneel=.46, lean=30, re=(-1, .1, .3), le=(1, .1, .3)),
    drive=dict(rh=(-.2, -.44, 1.02), lh=(.2, -.44, 1.02), sit=.62),
)

_REST = dict(re=(-.5, .8, -.3), le=(.5, .8, -.3), rlift=0, llift=0, lean=0)


def pose_mix(a, b, t):
    """The pose `t` of the way from pose `a` to pose `b` (names or dicts): the films' motion."""
    a, b = (POSES[p] if isinstance(p, str) else p for p in (a, b))
    out = {}
    for key in set(a) | set(b):
        rest = _REST.get(key)
        x, y = a.get(key, rest), b.get(key, rest)
        if x is None or y is None:
            out[key] = x if y is None else y
        elif isinstance(x, tuple):
            out[key] = tuple(p * (1 - t) + q * t for p, q in zip(x, y))
        else:
            out[key] = x * (1 - t) + y * t
    return out


def two_bone(a, b, l1, l2, pole):
    """Joint and end of a two-bone limb from `a` towards `b`, bending towards `pole`; never overstretched."""
    a, b = Vector(a), Vector(b)
    d = b - a
    length, most = d.length, (l1 + l2) * .999
    if length > most:
        d = d * (most / length)
        b, length = a + d, most
    x = (l1 * l1 - l2 * l2 + length * length) / (2 * length)
    h = math_sqrt(max(l1 * l1 - x * x, 0))
    n = d.normalized()
    p = Vector(pole)
    p = (p - n * p.dot(n)).normalized()
    return a + n * x + p * h, b


def math_sqrt(x):
    return x ** .5
