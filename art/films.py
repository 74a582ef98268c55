"""The short films: seamless loops on the scenes of the pictures. Blender runs this file: `... -P art/films.py -- OUT
slug frame,frame,...`, where frames are numbered among the film's 144. After the word `draft` frames are rendered
whole, for inspection.

A scene is built once without its actors, which are rebuilt for every frame from t in [0, 1). Every motion is periodic
in t, so the loop is seamless by construction. The camera does not move, and after frame 0 only the region in which
something moves is rendered (`moving` finds it); `node art/films.ts` pastes the regions onto frame 0 and encodes the
film.
"""
import json
import math
import os
import sys
import time
from dataclasses import dataclass
from typing import Callable

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

import scenes  # noqa: E402, F401 - registers the sets
from kit import paint, prims, studio  # noqa: E402
from kit.gear import handset, rifle, sheet, wand  # noqa: E402
from kit.heads import head  # noqa: E402
from kit.paint import glow, mat  # noqa: E402
from kit.people import (  # noqa: E402
    CLEANER, CLERK, DOCTOR, GUARD, GUNMAN, KURTA, LADY, NURSE, OFFICER, OPERATOR, SALWAR, SAREE, TECHNICIAN, figure, sitter,
)
from kit.poses import POSES, pose_mix  # noqa: E402
from kit.prims import at, boxc, cyl, panel, tube  # noqa: E402
from kit.rooms import bed, chair, feeds, wall_screen  # noqa: E402
from kit.site import barrier, cctv_pole  # noqa: E402
from kit.vehicles import cart  # noqa: E402
from scenes.registry import SCENES  # noqa: E402
from scenes.yards import visitor  # noqa: E402

TAU = 2 * math.pi
GRID = 144  # frames of a film at its full rate. A file is named by its place among them, so that a run with more frames keeps those of a run with fewer


def wave(t, times=1, phase=0.0):
    """A sine in t from -1 to 1, with `times` periods per loop."""
    return math.sin(TAU * (times * t + phase))


def span(t, begin, end, ease=.08):
    """0 outside, 1 inside [begin, end], eased over `ease`."""
    def smooth(x):
        x = min(max(x, 0), 1)
        return x * x * (3 - 2 * x)
    return smooth((t - begin) / ease) * (1 - smooth((t - end) / ease))


def shifted(pose, **moves):
    """A pose with hands or feet moved: rh=(dx, dy, dz)."""
    p = dict(POSES[pose]) if isinstance(pose, str) else dict(pose)
    for key, delta in moves.items():
        p[key] = tuple(a + b for a, b in zip(p[key], delta))
    return p


def guarding(t):
    """The barrier lifts, the guard waves a visitor in, his colleague salutes, the camera looks round."""
    up = span(t, .16, .66, .16)
    barrier(1.15, -.75, 3.7, lift=64 * up)
    cctv_pole(-4.3, -1.0, 3.5, 30 + 14 * wave(t), (0, 80))
    w = span(t, .12, .68, .10)
    pose = pose_mix('stop', 'wave', w)
    x, y, z = pose['rh']
    pose['rh'] = (x + .07 * w * wave(t, 5), y, z)
    figure(-.75, -2.3, 24, pose, 1.22, turn=6 + 10 * wave(t), moustache=True, **GUARD)
    figure(1.75, -2.45, 28, pose_mix('attention', 'salute', span(t, .22, .70, .12)), 1.22, skin='skin1', turn=-6 * wave(t), **LADY)
    visitor(shifted('hold', rh=(0, 0, .02 * wave(t, 2)), lh=(0, 0, .02 * wave(t, 2))), turn=-30 + 12 * wave(t, 1, .2))


def hospital(t):
    """The wand goes down a visitor's side, the receptionist types, a nurse tucks a patient in, a doctor explains."""
    figure(-2.0, 2.15, 12, shifted('hold', rh=(0, 0, .03 * wave(t, 6)), lh=(0, 0, .03 * wave(t, 6, .5))), female=True, skin='skin1', plait=True, turn=10 * wave(t), **DOCTOR)
    figure(3.8, .7, 10, pose_mix('ease', 'stop', span(t, .55, .82, .10)), moustache=True, turn=-16 * wave(t), **GUARD)
    scan = wave(t, 2)
    figure(1.05, .25, 52, shifted('wand', rh=(.02 * scan, 0, .26 * scan)), prop=wand(), skin='skin1', turn=-18, nod=-5 * scan, **dict(LADY, cap='base'))
    figure(2.35, -.25, 24, pose_mix('attention', 'arms', .62 + .30 * wave(t, 1, .1)), skin='skin3', turn=8 * wave(t, 1, .3), **SALWAR)
    bed(-1.5, -1.05, -62)
    with at(-1.5, -1.05, 0, rz=-62):  # the patient: a head on the pillow, looking at the nurse
        with at(0, .74, .93, rz=20 + 12 * wave(t), rx=-62, s=1.05):
            head('skin2', 'hair', False, False, True, False, False, False, False, None)
    tuck = .5 + .5 * wave(t, 2, .1)
    figure(-.75, -2.15, -168, dict(POSES['push'], rh=(-.2, -.44, 1.02 + .05 * tuck), lh=(.2, -.40 - .10 * tuck, 1.02), lean=8 + 5 * tuck), skin='skin2', mask=True, turn=-96 + 10 * wave(t), **NURSE)
    figure(-3.80, .45, 80, 'lap', s=1.1, z=0, turn=-30 + 14 * wave(t, 1, .2), skin='skin2', **SAREE)


def banking(t):
    """Tellers count, the customer signs, the guards keep their eyes moving, one salutes the officer who waves."""
    figure(-3.0, 2.2, 14, shifted('hold', rh=(0, 0, .04 * wave(t, 6)), lh=(0, 0, .04 * wave(t, 6, .5))), skin='skin1', plait=True, turn=8 * wave(t), **dict(CLERK, female=True))
    figure(-1.35, 2.2, 10, shifted('hold', rh=(.03 * wave(t, 5), 0, 0), lh=(.03 * wave(t, 5, .5), 0, 0)), skin='skin3', glasses=True, nod=4 * wave(t, 2), **dict(CLERK, tie='saffron'))
    figure(-2.15, .35, 150, shifted('hold', rh=(.04 * wave(t, 3), 0, .03 * wave(t, 3, .25))), turn=-60 + 10 * wave(t), **SAREE)
    figure(.7, .75, 26, 'ease', moustache=True, prop=rifle, turn=26 * wave(t), **GUNMAN)
    figure(3.7, .3, 14, pose_mix('attention', 'salute', span(t, .22, .7, .12)), skin='skin1', turn=10 * wave(t, 1, .4), **GUARD)
    greet = span(t, .26, .64, .12)
    pose = pose_mix('attention', 'wave', greet)
    x, y, z = pose['rh']
    pose['rh'] = (x + .06 * greet * wave(t, 6), y, z)
    figure(3.0, -1.5, 40, pose, skin='skin2', glasses=True, turn=-14 + 30 * greet, **OFFICER)
    figure(.2, -1.9, 40, shifted('hold', rh=(0, .02 * wave(t, 2), .03 * wave(t, 2)), lh=(0, 0, .02 * wave(t, 3))), prop=sheet(.2, .12, '#F29A1F', -40), skin='skin3', turn=14 * wave(t, 1, .6), **KURTA)


def alert(t, x, z, r=.09):
    """A red spot on the city map, with a ring that grows and vanishes."""
    beat = (t * 6) % 1
    cyl(r, .02, (x, 2.93, z), glow('#F2503B', 1.3), rot=(90, 0, 0))
    swell = r * (1.2 + 2.2 * beat)
    ring = [(x + math.cos(TAU * k / 24) * swell, 2.915, z + math.sin(TAU * k / 24) * swell) for k in range(25)]
    tube(ring, .022 * (1 - beat) + .003, glow('#F2503B', 1.3), seg=6)


def monitoring(t):
    """An alarm beats on the map, the camera wall changes, operators work, an engineer checks the servers, the supervisor speaks on the radio."""
    f = feeds()
    step = int(t * 6) % 6
    n = 0
    for r in range(3):
        for c in range(5):
            if r in (0, 1) and c in (1, 2, 3):
                continue
            moved = step if (n * 5) % 3 == 0 else 0
            wall_screen(.3 + (c - 2) * 1.26, 2.955, 1.22 + r * .78, 1.16, .68, f[(n + moved) % len(f)])
            n += 1
    alert(t, 1.852, 1.793)
    for k, y in enumerate((1.9, 1.0)):  # the servers' lamps run
        with at(-4.0, y, 0, rz=90):
            for i in range(8):
                lit = (int(t * 36) + i * 5 + k * 3) % 9
                for j in range(4):
                    boxc((.055, .02, .055), (j * .085, -.392, .3 + i * .23), glow('#5CE08A' if (lit + j) % 4 else 'amber', 1.6 if (lit + j) % 3 else .3), .004)
    figure(-2.75, 1.2, 44, shifted('hold', rh=(.05 * wave(t, 4), 0, .05 * wave(t, 4, .25))), prop=sheet(.3, .22, '#7FC4FF'), skin='skin1', turn=-30 + 34 * wave(t), nod=6, **dict(TECHNICIAN, female=True))
    for x, y, facing, phase, o in ((-2.1, -.5, 176, 0, {}), (-1.0, -.55, 168, .3, dict(female=True, skin='skin1')), (1.75, -.5, 190, .6, dict(skin='skin3', cap='turban', cap_colour='navy', headset=False))):
        sitter(x, y, facing, shifted('sit', rh=(.06 * wave(t, 2, phase), 0, .02 * wave(t, 6, phase))), turn=18 * wave(t, 1, phase), **dict(OPERATOR, **o))
        with at(x, y, 0, rz=facing, s=1.12):
            chair(0, .02, 0, 'saffron')
    figure(.35, -2.05, 36, 'hold', prop=sheet(), moustache=True, turn=-6 + 20 * wave(t, 1, .1), nod=4, **OFFICER)
    figure(3.35, -1.5, 14, pose_mix('ease', 'radio', span(t, .22, .72, .12)), prop=handset(), skin='skin1', turn=12 * wave(t), **LADY)


def energy(t):
    """Consumption falls as the hours pass: bars sink on the board, lamps dim, a technician turns the cooling down."""
    with at(-2.2, 2.85, 2.32):
        boxc((2.9, .3, 1.25), (0, 0, 0), mat('ink', .4), .04)
        panel(2.76, 1.11, -.155, mat('#12295C', .4, 0, .5))
        for k in range(9):
            h = .16 + .62 * (.5 + .5 * wave(t, 1, .25 - k * .07)) * (.6 + .05 * k)
            boxc((.2, .03, h), (-1.14 + k * .285, -.16, -.46 + h / 2), glow('#5CE08A' if h < .5 else 'saffron', .9), .01)
    figure(.15, -.6, 26, 'hold', prop=sheet(), moustache=True, turn=16 * wave(t, 1, .3), **OFFICER)
    figure(-2.2, 2.2, 14, shifted('hold', rh=(0, 0, .03 * wave(t, 6)), lh=(0, 0, .03 * wave(t, 6, .5))), **SAREE)
    figure(2.3, 1.5, 150, shifted('reach', rh=(.05 * wave(t, 3), 0, .22 + .08 * wave(t, 2))), skin='skin3', turn=-70, **TECHNICIAN)
    with at(2.42, 2.98, 1.3):
        for k in range(3):
            boxc((.32, .02, .1), (0, -.07, .2 - .2 * k), glow('#5CE08A' if wave(t, 1, .33 * k) > 0 else 'amber', 1.1), .01)
    sway = .14 * wave(t, 1, .25)
    figure(3.25 + sway, -1.3 + sway * .4, -56, dict(POSES['push'], rf=(-.1, .22 + .12 * wave(t, 2)), lf=(.1, -.2 - .12 * wave(t, 2))), skin='skin1', turn=60, **dict(CLEANER, female=True))
    cart(2.5 + sway, -1.7 + sway * .4, -60)


@dataclass
class Film:
    source: str  # the picture whose scene it uses
    absent: set  # builders that the scene skips, because the film rebuilds them for each frame
    actors: Callable
    fit: tuple = (.10, 1.10, -.06, 1.05)  # the scene's position in the frame: close, with room for the text
    size: tuple = (960, 540)


FILMS = {
    'guarding': Film('stage-guarding', {'figure', 'barrier', 'cctv_pole'}, guarding, (.15, 1.20, -.13, 1.03)),
    'hospital': Film('stage-hospital', {'figure', 'bed', 'patient'}, hospital),
    'banking': Film('hero-banking', {'figure'}, banking),
    'monitoring': Film('stage-control', {'figure', 'operator'}, monitoring),
    'monitoring-energy': Film('hero-facility', {'figure', 'cart'}, energy),
}


def moving(film, camera, numbers):
    """The region of the frame, in pixels from the lower left, in which actors or their shadows appear in any frame."""
    s = studio.settings(numbers)
    a, e = math.radians(s['az'] + s['key_az']), math.radians(s['key_el'])
    sun = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    static = set(bpy.data.objects.keys())
    xs, ys = [], []
    for step in range(12):
        film.actors(step / 12)
        bpy.context.view_layer.update()
        for o in [o for o in bpy.data.objects if o.name not in static]:
            for corner in o.bound_box:
                p = o.matrix_world @ Vector(corner)
                for q in (p, p - sun * (p.z / sun.z)):
                    x, y, _ = world_to_camera_view(bpy.context.scene, camera, q)
                    xs.append(x)
                    ys.append(y)
        clear(static)
    w, h = film.size
    margin = .02
    return [round(min(max(v, 0), 1) * n) for v, n in ((min(xs) - margin, w), (max(xs) + margin, w), (min(ys) - margin, h), (max(ys) + margin, h))]


def clear(static):
    for o in [o for o in bpy.data.objects if o.name not in static]:
        mesh = o.data
        bpy.data.objects.remove(o)
        bpy.data.meshes.remove(mesh)


def main():
    out, slug, frames, *draft = sys.argv[sys.argv.index('--') + 1:]
    film = FILMS[slug]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    paint.forget()
    prims.forget_fonts()
    prims.absent.update(film.absent)
    scene = SCENES[film.source]
    scene.build()
    prims.absent.clear()
    numbers = dict(scene.studio, fit=film.fit, spot=(.6, .5), reach=.7, sun_angle=3)  # with few samples, a wide sun's soft shadow would show steps
    camera = studio.build(numbers, film.size)
    studio.eevee(4)
    eevee = bpy.context.scene.eevee
    eevee.use_gtao_bounce = eevee.use_gtao_bent_normals = False  # renders in a quarter of the time, with no visible difference in small pictures
    bpy.context.scene.render.image_settings.color_depth = '8'
    x0, x1, y0, y1 = moving(film, camera, numbers)
    static = set(bpy.data.objects.keys())
    os.makedirs(out, exist_ok=True)
    with open(os.path.join(out, 'place.json'), 'w') as place:
        json.dump(dict(left=x0, top=film.size[1] - y1), place)
    render = bpy.context.scene.render
    width, height = film.size
    for f in (int(n) for n in frames.split(',')):
        whole = f == 0 or bool(draft)
        name = os.path.join(out, f'draft-{f:04d}' if draft else 'whole' if whole else f'part-{f:04d}')
        if os.path.exists(name + '.png') and not draft:
            continue  # resumable
        clear(static)
        film.actors(f / GRID)
        render.use_border = render.use_crop_to_border = not whole
        render.border_min_x, render.border_max_x = x0 / width, x1 / width
        render.border_min_y, render.border_max_y = y0 / height, y1 / height
        render.filepath = name + '.png'
        t = time.time()
        bpy.ops.render.render(write_still=True)
        print('ART ' + json.dumps(dict(film=slug, frame=f, seconds=round(time.time() - t, 1))), flush=True)


main()
