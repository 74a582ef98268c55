"""The short films: seamless loops on the picture sets. Blender runs it: `... -P client/art/films.py -- OUT slug [frames]`.

A set is built once without its actors; these are built anew for every frame from t in [0, 1). Every motion is periodic
in t, so the loop is seamless by construction. The camera stands still and only the part of the frame where something
moves is rendered after frame 0 (`region`: left, right, bottom, top as fractions); `node client/art/films.ts` lays the
parts over frame 0 and encodes.
"""
import json
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402

import scenes  # noqa: E402, F401 - registers the sets
from kit import paint, prims, studio  # noqa: E402
from kit.gear import handset, rifle, sheet, wand  # noqa: E402
from kit.people import CLERK, DOCTOR, GUARD, GUNMAN, LADY, NURSE, OFFICER, OPERATOR, SALWAR, SAREE, figure, sitter  # noqa: E402
from kit.poses import POSES, pose_mix  # noqa: E402
from kit.prims import at  # noqa: E402
from kit.rooms import bed, chair, feeds, wall_screen  # noqa: E402
from kit.site import barrier, cctv_pole  # noqa: E402
from scenes.registry import SCENES  # noqa: E402

TAU = 2 * math.pi
SIZE = (960, 540)


def wave(t, times=1, phase=0.0):
    """A sine in t, -1 to 1, so many times a loop."""
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
    """The barrier lifts, the guard waves the visitor in, his colleague salutes, the camera looks round."""
    up = span(t, .16, .66, .16)
    barrier(1.15, -.75, 3.7, lift=64 * up)
    cctv_pole(-4.3, -1.0, 3.5, 30 + 14 * wave(t), (0, 80))
    w = span(t, .12, .68, .10)
    pose = pose_mix('stop', 'wave', w)
    x, y, z = pose['rh']
    pose['rh'] = (x + .07 * w * wave(t, 5), y, z)
    figure(-.75, -2.3, 24, pose, 1.22, turn=6 + 10 * wave(t), moustache=True, **GUARD)
    figure(1.75, -2.45, 28, pose_mix('attention', 'salute', span(t, .30, .74, .08)), 1.22, skin='skin1', turn=-6 * wave(t), **LADY)


def hospital(t):
    """The wand goes down a visitor's side, the receptionist types, the nurse steadies the bed."""
    figure(-2.0, 2.15, 12, shifted('hold', rh=(0, 0, .03 * wave(t, 6)), lh=(0, 0, .03 * wave(t, 6, .5))), female=True, skin='skin1', plait=True, turn=10 * wave(t), **DOCTOR)
    figure(3.8, .7, 10, pose_mix('ease', 'stop', span(t, .55, .82, .10)), moustache=True, turn=-16 * wave(t), **GUARD)
    figure(1.05, .45, 58, shifted('wand', rh=(.02 * wave(t, 2), 0, .28 * wave(t, 2))), prop=wand(), skin='skin1', turn=-22, **dict(LADY, cap='base'))
    figure(2.25, -.15, 24, pose_mix('attention', 'arms', .55 + .35 * wave(t, 1, .1)), skin='skin3', turn=8 * wave(t, 1, .3), **SALWAR)
    sway = .10 * wave(t)
    bed(-1.5 + sway, -1.35 - sway * .5, -62)
    figure(-.1 + sway, -2.0 - sway * .5, -70, 'push', skin='skin2', mask=True, turn=52 + 10 * wave(t), **NURSE)
    figure(-3.80, .45, 80, 'lap', s=1.1, z=0, turn=-30 + 14 * wave(t, 1, .2), skin='skin2', **SAREE)


def banking(t):
    """Tellers count, the customer signs, the guards keep their eyes moving, one salutes."""
    figure(-3.0, 2.2, 14, shifted('hold', rh=(0, 0, .04 * wave(t, 6)), lh=(0, 0, .04 * wave(t, 6, .5))), skin='skin1', plait=True, turn=8 * wave(t), **dict(CLERK, female=True))
    figure(-1.35, 2.2, 10, shifted('hold', rh=(.03 * wave(t, 5), 0, 0), lh=(.03 * wave(t, 5, .5), 0, 0)), skin='skin3', glasses=True, nod=4 * wave(t, 2), **dict(CLERK, tie='saffron'))
    figure(-2.15, .35, 150, shifted('hold', rh=(.04 * wave(t, 3), 0, .03 * wave(t, 3, .25))), turn=-60 + 10 * wave(t), **SAREE)
    figure(.7, .75, 26, 'ease', moustache=True, prop=rifle, turn=26 * wave(t), **GUNMAN)
    figure(3.7, .3, 14, pose_mix('attention', 'salute', span(t, .25, .7, .08)), skin='skin1', turn=10 * wave(t, 1, .4), **GUARD)
    figure(2.0, -1.35, 40, pose_mix('ease', 'wave', span(t, .3, .66, .10)), skin='skin2', glasses=True, turn=-14, **OFFICER)


def monitoring(t):
    """Operators follow their screens, the camera wall changes, the supervisor speaks on the radio."""
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
    for x, y, facing, phase, o in ((-2.1, -.5, 176, 0, {}), (-1.0, -.55, 168, .3, dict(female=True, skin='skin1')), (1.75, -.5, 190, .6, dict(skin='skin3', cap='turban', cap_colour='navy', headset=False))):
        sitter(x, y, facing, shifted('sit', rh=(.06 * wave(t, 2, phase), 0, .02 * wave(t, 6, phase))), turn=18 * wave(t, 1, phase), **dict(OPERATOR, **o))
        with at(x, y, 0, rz=facing, s=1.12):
            chair(0, .02, 0, 'saffron')
    figure(.55, -1.75, 36, 'hold', prop=sheet(), moustache=True, turn=-6 + 20 * wave(t, 1, .1), nod=4, **OFFICER)
    figure(3.35, -1.5, 14, pose_mix('ease', 'radio', span(t, .25, .75, .10)), skin='skin1', turn=12 * wave(t), **LADY)


# slug -> (the picture whose set it is, what that set must leave out, actors, region that moves)
FILMS = {
    'guarding': ('stage-guarding', {'figure', 'barrier', 'cctv_pole'}, guarding, (.10, .84, .14, .92)),
    'hospital': ('stage-hospital', {'figure', 'bed'}, hospital, (.12, .92, .18, .84)),
    'banking': ('hero-banking', {'figure'}, banking, (.12, .92, .20, .84)),
    'monitoring': ('stage-control', {'figure', 'operator'}, monitoring, (.20, .92, .16, .92)),
}


def main():
    out, slug, frames = sys.argv[sys.argv.index('--') + 1:][:3]
    source, absent, actors, region = FILMS[slug]
    frames = int(frames)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    paint.forget()
    prims.forget_fonts()
    prims.absent.update(absent)
    scene = SCENES[source]
    scene.build()
    prims.absent.clear()
    studio.build(dict(scene.studio, fit=(.04, .96, .05, .95), spot=(.5, .5), reach=.7), SIZE)
    studio.eevee(6)
    bpy.context.scene.render.image_settings.color_depth = '8'
    static = set(bpy.data.objects.keys())
    render = bpy.context.scene.render
    os.makedirs(out, exist_ok=True)
    x0, x1, y0, y1 = (round(v * n) for v, n in zip(region, (SIZE[0], SIZE[0], SIZE[1], SIZE[1])))
    for f in range(frames):
        for o in [o for o in bpy.data.objects if o.name not in static]:
            mesh = o.data
            bpy.data.objects.remove(o)
            bpy.data.meshes.remove(mesh)
        actors(f / frames)
        whole = f == 0
        render.use_border = render.use_crop_to_border = not whole
        render.border_min_x, render.border_max_x = x0 / SIZE[0], x1 / SIZE[0]
        render.border_min_y, render.border_max_y = y0 / SIZE[1], y1 / SIZE[1]
        name = os.path.join(out, 'whole' if whole else f'part-{f:04d}')
        if os.path.exists(name + '.png'):
            continue  # resumable
        render.filepath = name + '.png'
        t = time.time()
        bpy.ops.render.render(write_still=True)
        print('ART ' + json.dumps(dict(film=slug, frame=f, seconds=round(time.time() - t, 1), left=x0, top=SIZE[1] - y1)), flush=True)


main()
