"""Posable figures. A person is 1.78 m tall, stands on the current transform's origin and faces -Y.

`person('salute', **GUARD, skin='skin2')`: a pose (a name from poses.POSES or a dict) and an outfit. There is no rig:
limbs are rebuilt from where the hands and feet should be, so a film simply builds the figure again for each frame.
"""
import math

from mathutils import Vector

from .heads import head as make_head
from .paint import as_material, mat
from .poses import POSES, two_bone
from .prims import at, boxc, loft, part, sph, strip, tube

# ---- outfits: pass one as **GUARD and override what differs
_PLAIN = dict(cap=None, belt=None, lanyard=False, badge=False, epaulette=None)
GUARD = dict(shirt='shirt', trouser='navy', cap='peak')
LADY = dict(shirt='shirt', trouser='navy', cap='peak', female=True)
GUARD_BASE = dict(shirt='shirt', trouser='navy', cap='base')
OFFICER = dict(_PLAIN, shirt='navy2', trouser='navy', sleeve='long', tie='saffron')
SUPERVISOR = dict(shirt='white', trouser='navy', cap='peak')
GUNMAN = dict(shirt='char', trouser='char', sleeve='long', cap='beret', cap_colour='ink', vest='ink', lanyard=False, epaulette=None)
DRILL = dict(shirt='#E9E2D2', trouser='khaki', cap='base', lanyard=False, badge=False)
INSTRUCTOR = dict(shirt='khaki', trouser='khaki', cap='peak', cap_colour='#7A5435')
PT = dict(_PLAIN, shirt='white', trouser='navy2', shoe='white')
OPERATOR = dict(shirt='shirt', trouser='navy', cap=None, headset=True)
DOCTOR = dict(_PLAIN, shirt='white', trouser='teal', coat=True, sleeve='long')
NURSE = dict(_PLAIN, shirt='#5BB5B8', trouser='#5BB5B8')
CLEANER = dict(_PLAIN, shirt='#5FA06E', trouser='#2F4A3C', cap='base', cap_colour='#2F6B4A')
TECHNICIAN = dict(_PLAIN, shirt='#3E6FB0', trouser='char', cap='helmet', cap_colour='saffron')
FIRE = dict(_PLAIN, shirt='navy2', trouser='navy', sleeve='long', vest='hivis', cap='hood', cap_colour='saffron')
CLERK = dict(_PLAIN, shirt='white', trouser='char', sleeve='long', tie='navy2')
CASUAL = dict(_PLAIN, shirt='#E7A08C', trouser='#51607E')
SUIT = dict(_PLAIN, shirt='#26375E', trouser='#26375E', sleeve='long', jacket=True, tie='saffron')
KURTA = dict(_PLAIN, shirt='#E9C46A', trouser='white', sleeve='long', kurta=True)
SALWAR = dict(_PLAIN, shirt='#2E8C92', trouser='#F6ECDC', kurta=True, female=True, dupatta='saffron', plait=True)
SAREE = dict(_PLAIN, shirt='#8A2F3A', saree='#D9577A', female=True)


def _shoe(foot, sign, lift, m):
    with at(foot.x, foot.y, foot.z - .09, rz=sign * 8, rx=-22 if lift else 0):
        loft([(0, .058, .135, 0, -.055, 2.6), (.015, .066, .145, 0, -.055, 2.6), (.05, .064, .14, 0, -.05, 2.4), (.085, .055, .095, 0, -.015, 2.2),
              (.115, .048, .06, 0, .01, 2), (.12, 0, 0, 0, .01, 2)], m, seg=18)


def _legs(p, hz, w, trouser, shoe):
    """Both legs; sitting, squatting and kneeling place the knees themselves."""
    for sign, foot_key, lift_key in ((-1, 'rf', 'rlift'), (1, 'lf', 'llift')):
        f, lift = p.get(foot_key, (sign * .12, 0)), p.get(lift_key, 0)
        hip = Vector((sign * .095 * w, 0, hz))
        if 'sit' in p:
            knee, foot = Vector((sign * .13, -.42, hz - .02)), Vector((sign * .13, -.40 + p.get('fy', 0), .09))
        elif 'squat' in p:
            knee, foot = two_bone(hip, (sign * .16, -.08, .09), .408, .4045, (sign * .5, -1, .2))
        elif 'kneel' in p and sign < 0:
            knee, foot = Vector((-.12, -.10, .085)), Vector((-.12, .33, .10))
        elif 'kneel' in p:
            knee, foot = two_bone(hip, (.14, -.34, .09), .408, .4045, (0, -1, .3))
        else:
            knee, foot = two_bone(hip, (f[0], f[1], .09 + lift), .408, .4045, (0, -1, 0))
        tube([hip, (hip + knee) / 2, knee, (knee + foot) / 2, foot], [.106 * w, .099, .083, .078, .072], trouser)
        _shoe(foot, sign, lift or ('kneel' in p and sign < 0), shoe)


def _dress(o, w, sh, stride=0):
    """The garment below the waist: a saree or kurta, wide enough for the stride (metres, foot to foot)."""
    if o.get('saree'):
        cloth = mat(o['saree'], .75)
        loft([(.03, .20, .17, 0, 0, 2.3), (.05, .205, .175, 0, 0, 2.3), (.45, .175, .15, 0, 0, 2.3), (.80, .178, .145, 0, 0, 2.3), (.99, .168, .128, 0, 0, 2.4)], cloth)
        loft([(.035, .207, .178, 0, 0, 2.3), (.10, .207, .177, 0, 0, 2.3)], mat('gold', .6))
        for k in (-1, 0, 1):  # pleats
            tube([(k * .035, -.165, .08), (k * .03, -.142, .5), (k * .02, -.12, .96)], .016, cloth, seg=8)
    if o.get('kurta'):
        out = .25 * stride
        loft([(.52, .232 * w, .176 + out, 0, 0, 2.4), (.54, .237 * w, .180 + out, 0, 0, 2.4), (.80, .224 * w, .154 + out * .35, 0, 0, 2.4), (.92, .206 * w, .136, 0, 0, 2.5), (1.0, .174 * w, .128, 0, 0, 2.5)], sh)


def _lap(cloth, hz, fy):
    """A saree over the knees of a sitting person: one drape instead of two legs."""
    tube([(0, -.02, hz - .01), (0, -.26, hz - .005), (0, -.42, hz - .03)], [.20, .215, .20], cloth, seg=20, flat=.55)
    y = -.415 + fy
    loft([(.05, .205, .115, 0, y, 2.6), (.08, .21, .118, 0, y, 2.6), (hz * .6, .20, .112, 0, -.42 + fy * .4, 2.5), (hz - .04, .19, .10, 0, -.40, 2.4), (hz + .05, .12, .07, 0, -.38, 2)], cloth)
    loft([(.045, .212, .122, 0, y, 2.6), (.10, .214, .122, 0, y, 2.6)], mat('gold', .6))


def _drape(o, w, stride=0):
    """The saree's pallu or a dupatta, over the torso."""
    if o.get('saree'):
        cloth = mat(o['saree'], .75)
        strip([(-.15, -.10, .98, (0, 0, 1)), (-.03, -.148, 1.10, (.5, 0, 1)), (.07, -.150, 1.25, (.8, 0, .6)), (.125, -.125, 1.38, (1, 0, .1)), (.13, -.03, 1.462, (1, 0, -.2)),
               (.13, .10, 1.39, (1, 0, 0)), (.12, .155, 1.1, (1, 0, 0)), (.11, .18, .75, (1, 0, 0))], .15, cloth)
        strip([(-.17, -.125, 1.05, (0, 0, 1)), (-.045, -.158, 1.165, (.5, 0, 1)), (.02, -.158, 1.30, (.8, 0, .6)), (.06, -.130, 1.40, (1, 0, .1))], .018, mat('gold', .5))
    if o.get('dupatta'):
        cloth = mat(o['dupatta'], .75)
        front = -.178 - .16 * stride  # ahead of the kurta, which widens with the stride
        for s in (-1, 1):
            strip([(s * .13, .14, .95, (1, 0, 0)), (s * .13, .13, 1.3, (1, 0, 0)), (s * .125, 0, 1.462, (1, 0, -s * .3)), (s * .11, -.11, 1.38, (1, 0, 0)), (s * .095, -.142, 1.2, (1, 0, 0)),
                   (s * .09, -.152, .95, (1, 0, 0)), (s * .09, front, .68, (1, 0, 0))], .085, cloth)


def _torso(o, w, sh, trouser):
    """Hips, chest, vest and trimmings in standing coordinates."""
    loft([(.80, 0, 0, 0, 0, 2.2), (.803, .03, .05, 0, 0, 2.2), (.83, .085, .085, 0, 0, 2.2), (.865, .14 * w, .104, 0, 0, 2.3), (.91, .166 * w, .114, 0, 0, 2.4),
          (.95, .172 * w, .120, 0, 0, 2.5), (1.0, .165 * w, .118, 0, 0, 2.5), (1.0, 0, 0, 0, 0, 2)], trouser)
    chest = [(.975, 0, 0, 0, 0, 2.4), (.975, .172 * w, .126, 0, 0, 2.5), (1.02, .168 * w, .122, 0, 0, 2.5), (1.14, .178 * w, .124, 0, -.004, 2.5),
             (1.27, .196 * w, .128, 0, -.006, 2.5), (1.36, .200 * w, .118, 0, 0, 2.5), (1.42, .175 * w, .098, 0, .004, 2.4), (1.455, .115, .078, 0, .006, 2.2),
             (1.475, .07, .062, 0, .008, 2), (1.475, 0, 0, 0, .008, 2)]
    if o.get('female'):
        chest[2] = (1.03, .158 * w, .116, 0, 0, 2.5)
        chest[4] = (1.27, .190 * w, .138, 0, -.010, 2.4)
    if o.get('coat'):
        chest = [(.62, 0, 0, 0, .01, 2.4), (.62, .205 * w, .15, 0, .01, 2.4), (.80, .192 * w, .142, 0, 0, 2.4)] + [(z, rx * 1.06, ry * 1.08, a, b, e) for z, rx, ry, a, b, e in chest[1:]]
    if o.get('jacket'):
        chest = [(.82, 0, 0, 0, 0, 2.4), (.82, .19 * w, .135, 0, 0, 2.5)] + [(z, rx * 1.04, ry * 1.05, a, b, e) for z, rx, ry, a, b, e in chest[1:]]
    loft(chest, sh)
    if o.get('jacket'):
        loft([(1.16, 0, 0, 0, -.130, 2), (1.18, .012, .012, 0, -.132, 2.4), (1.40, .062, .02, 0, -.102, 2.4), (1.455, .06, .02, 0, -.078, 2.4)], mat('white'))
        for s in (-1, 1):
            strip([(s * .012, -.150, 1.15, (1, 0, 0)), (s * .062, -.146, 1.32, (1, 0, 0)), (s * .075, -.092, 1.455, (1, 0, 0))], .05, sh, .008)
        for z in (1.02, 1.10):
            sph(.012, (0, -.136, z), mat('gold', .3, .5))
    if o.get('vest'):
        loft([(1.0, .174 * w, .130, 0, 0, 2.5), (1.14, .186 * w, .134, 0, -.004, 2.5), (1.27, .203 * w, .142, 0, -.006, 2.5), (1.36, .19 * w, .126, 0, 0, 2.5), (1.40, .16 * w, .108, 0, .002, 2.4)], mat(o['vest']))
        for z in (1.07, 1.19):
            loft([(z, .192 * w, .146, 0, -.005, 2.5), (z + .04, .199 * w, .149, 0, -.005, 2.5)], mat('white' if o['vest'] != 'ink' else 'steel', .3))
    if o.get('apron'):
        loft([(.60, .12, .02, 0, -.14, 3), (.95, .15, .03, 0, -.115, 3), (1.3, .12, .02, 0, -.124, 3)], mat(o['apron']))
    if o.get('belt', 'ink') and not o.get('coat'):
        loft([(.945, .179 * w, .131, 0, 0, 2.5), (.995, .178 * w, .131, 0, 0, 2.5)], mat(o.get('belt') or 'ink', .35))
        boxc((.06, .02, .055), (0, -.133, .97), mat('gold', .3, .6), .006)
    uniform = bool(o.get('badge', True))
    if uniform:
        for s in (-1, 1):
            boxc((.075, .012, .07), (s * .095, -.126 - .008 * bool(o.get('female')), 1.262), sh, .006, rot=(4, 0, 0))
        boxc((.05, .012, .03), (.095, -.136 - .008 * bool(o.get('female')), 1.30), mat('gold', .3, .6), .004)
    if not (o.get('saree') or o.get('jacket') or o.get('dupatta') or o.get('tee')):
        for s in (-1, 1):
            boxc((.06, .02, .05), (s * .045, -.075, 1.452), sh, .006, rot=(35, s * 28, 0))
    if o.get('tie'):
        out = (.008 if o.get('jacket') else 0) + (.008 if o.get('female') else 0)
        low = 1.17 if o.get('jacket') else 1.05
        loft([(low, 0, 0, 0, -.138 - out, 2), (low + .035, .03, .010, 0, -.140 - out, 3), (1.24, .024, .010, 0, -.141 - out, 3), (1.36, .018, .010, 0, -.127 - out, 3), (1.42, .016, .010, 0, -.106 - out, 3), (1.445, .022, .012, 0, -.096 - out, 3)], mat(o['tie']))
    if o.get('epaulette', 'navy'):
        for s in (-1, 1):
            boxc((.11, .07, .016), (s * .165 * w, 0, 1.432), mat(o.get('epaulette') or 'navy'), .006, rot=(0, s * 26, 0))
    if o.get('lanyard', True):
        tube([(-.17 * w, -.055, 1.41), (-.15 * w, -.125, 1.33), (-.10, -.145, 1.25), (-.07, -.145, 1.29)], .010, mat('saffron'), seg=8)
    if o.get('sash'):
        strip([(.16, -.10, 1.42, (.6, 0, -.8)), (.02, -.150, 1.22, (.6, 0, .8)), (-.14, -.12, 1.02, (.6, 0, .8))], .07, mat(o['sash']))


def _arms(p, o, w, dz, sh, sk):
    """Two arms with IK; records where the palms ended (torso space) for props."""
    short = o.get('sleeve', 'short') == 'short'
    glove = as_material(o['glove']) if o.get('glove') else sk
    for sign, hand, elbow in ((-1, p['rh'], p.get('re', (-.5, .8, -.3))), (1, p['lh'], p.get('le', (.5, .8, -.3)))):
        shoulder = Vector((sign * .205 * w, 0, 1.385))
        soft = .016 if o.get('close') else 0  # a medium shot shows the sleeve's head
        E, H = two_bone(shoulder, Vector(hand) - Vector((0, 0, dz)), .285, .27, elbow)
        if short:
            tube([shoulder.lerp(E, .5), shoulder.lerp(E, .75), E, (E + H) / 2, H], [.058, .057, .052, .047, .040], sk)
            tube([shoulder + Vector((-sign * (.03 + soft), 0, -soft)), shoulder.lerp(E, .2), shoulder.lerp(E, .5), shoulder.lerp(E, .78)], [.074 - soft, .075 - soft / 3, .073, .074], sh)
        else:
            tube([shoulder.lerp(E, .62), shoulder.lerp(E, .8), E, (E + H) / 2, H], [.057, .058, .055, .050, .044], sh)
            tube([shoulder + Vector((-sign * (.035 + soft), 0, -soft)), shoulder.lerp(E, .5), shoulder.lerp(E, .75)], [.072 - soft, .063, .058], sh)
        d = (H - E).normalized()
        tube([H + d * .01, H + d * .05, H + d * .085], [.043, .046, .036], glove, flat=.8)
        sph(.019, H + d * .035 + Vector((-sign * .04, -.012, 0)), glove)
        p['_rh' if sign < 0 else '_lh'] = H + d * .06


def person(pose='ease', *, skin='skin2', hair='hair', turn=0, nod=0, **o):
    """Build a figure. `turn`/`nod` move the head (degrees); outfit keys are those of the constants above.

    Returns the pose with `_rh`/`_lh` (palms, in torso coordinates) and `_frame` (context manager for torso space).
    """
    p = dict(POSES[pose]) if isinstance(pose, str) else dict(pose)
    p.update({k: o.pop(k) for k in list(o) if k in ('rh', 'lh', 're', 'le', 'rf', 'lf', 'lean', 'fy', 'rlift', 'llift')})
    hz = p['sit'] + .10 if 'sit' in p else p['squat'] if 'squat' in p else p['kneel'] if 'kneel' in p else .90
    dz = hz - .90
    w = .88 if o.get('female') else 1.0
    sh, sk = as_material(o.get('shirt', 'shirt')), as_material(skin)
    trouser = as_material(o.get('trouser', 'navy'))
    if p.get('legs', True):
        _legs(p, hz, w, as_material(o['saree']) if o.get('saree') else trouser, mat(o.get('shoe', 'ink'), .3))
    if o.get('saree') and 'sit' in p and p.get('legs', True):
        _lap(mat(o['saree'], .75), hz, p.get('fy', 0))
    standing = not any(k in p for k in ('sit', 'squat', 'kneel'))
    stride = abs(p.get('rf', (0, 0))[1] - p.get('lf', (0, 0))[1]) if standing else 0
    if standing:
        _dress(o, w, sh, stride)
    frame = dict(z=hz, rx=p.get('lean', 0))
    with at(**frame), at(z=dz - hz):
        _torso(o, w, sh, trouser)
        _drape(o, w, stride)
        _arms(p, o, w, dz, sh, sk)
        tube([(0, .01, 1.43), (0, 0, 1.53)], [.056, .054], sk)
        with at(0, -.005, 1.495, rz=turn, rx=nod, s=1.13):
            make_head(skin, hair, o.get('female', False), o.get('plait', False), o.get('moustache', False), o.get('beard', False), o.get('glasses', False),
                      o.get('mask', False), o.get('headset', False), o.get('cap', 'peak'), o.get('cap_colour', 'navy'), o.get('bald', False), brow=o.get('brow', -5))
    p['_frame'] = lambda: at(z=hz, rx=p.get('lean', 0))
    p['_drop'] = dz - hz
    return p


@part
def figure(x, y, turn_to, pose='ease', s=1.15, z=.02, prop=None, **o):
    """A person on the set: at (x, y), facing `turn_to` degrees (0 = the viewer), `s` times life size.

    `prop(p)` is called in torso coordinates, with the pose's palms at p['_rh'] and p['_lh'].
    """
    with at(x, y, z, rz=turn_to, s=s):
        p = person(pose, **o)
        if prop:
            with p['_frame'](), at(z=p['_drop']):
                prop(p)
    return p


def sitter(x, y, turn_to, pose='sit', s=1.12, **o):
    return figure(x, y, turn_to, pose, s, 0, **o)


def auto_driver(x, y, rz=0, **o):
    """The khaki-clad driver of `vehicles.auto(x, y, rz)`."""
    with at(x, y, 0, rz=rz):
        figure(.16, 0, 90, dict(rh=(-.2, -.5, .86), lh=(.2, -.5, .86), sit=.70, fy=.12), .82, 0,
               **dict(dict(_PLAIN, shirt='khaki', trouser='khaki', moustache=True, skin='skin3', turn=-35), **o))


def crowd_skin(k):
    """A skin tone for the k-th of a row, never two alike side by side."""
    return ('skin2', 'skin1', 'skin3', 'skin2', 'skin3', 'skin1')[k % 6]


def degrees_to(x0, y0, x1, y1):
    """The `turn_to` of somebody at (x0, y0) who looks at (x1, y1)."""
    return math.degrees(math.atan2(x1 - x0, -(y1 - y0)))
