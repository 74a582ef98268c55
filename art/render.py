"""The script that Blender runs: `blender -b -P art/render.py -- [options] [slug ...]` (use `npm run art`, see
README.md).

Prints a line of JSON per scene. A scene is skipped when everything in it (every vertex, colour, light and camera
number) has the fingerprint given in --known: a change of the kit only renders the pictures in which it is visible.
"""
import argparse
import hashlib
import json
import os
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402

from kit import paint, prims, studio  # noqa: E402
from scenes.registry import SAMPLES, SCENES  # noqa: E402


def stage(scene, scale, samples):
    """Builds an empty world, the scene and its studio; returns (camera, names of the objects)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    paint.forget()
    prims.forget_fonts()
    scene.build()
    camera = studio.build(scene.studio, [round(n * scale) for n in scene.size])
    studio.eevee(samples)
    return camera


def fingerprint(scene):
    """A short hash of everything that affects the picture, with coordinates rounded to 0.1 mm."""
    h = hashlib.sha256(json.dumps([scene.size, studio.settings(scene.studio)], sort_keys=True).encode())
    for o in bpy.data.objects:
        h.update(repr([round(v, 4) for row in o.matrix_world for v in row]).encode())
        if o.type == 'MESH':
            h.update(o.data.materials[0].name.encode())
            flat = [0.0] * (3 * len(o.data.vertices))
            o.data.vertices.foreach_get('co', flat)
            h.update(repr([round(v, 4) for v in flat]).encode())
        elif o.type == 'FONT':
            h.update(repr((o.data.body, round(o.data.size, 4), o.data.materials[0].name)).encode())
    for image in bpy.data.images:
        path = bpy.path.abspath(image.filepath)
        if os.path.exists(path):
            h.update(open(path, 'rb').read())
    return h.hexdigest()[:16]


def say(**facts):
    print('ART ' + json.dumps(facts), flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('slugs', nargs='*')
    parser.add_argument('--out', default='.')
    parser.add_argument('--samples', type=int, help='instead of the number that the registry gives for the size')
    parser.add_argument('--scale', type=float, default=1)
    parser.add_argument('--known', help='JSON file of slug -> fingerprint already drawn')
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--trust', action='store_true', help='only say the fingerprints: what is drawn is right as it is')
    a = parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
    import scenes  # noqa: F401 - registers all
    if a.list:
        for s in SCENES.values():
            say(slug=s.slug, size=s.size, alt=s.alt, topic=s.topic)
        return
    known = json.load(open(a.known)) if a.known and os.path.exists(a.known) else {}
    failed = 0
    for slug in a.slugs or list(SCENES):
        try:
            scene = SCENES[slug]
            samples = a.samples or SAMPLES.get(scene.size, 8)
            stage(scene, a.scale, samples)
            mark = fingerprint(scene)
            facts = dict(slug=slug, size=scene.size, alt=scene.alt, topic=scene.topic, mark=mark)
            if a.trust or known.get(slug) == mark:
                say(**facts, skipped=True)
                continue
            bpy.context.scene.render.filepath = os.path.join(a.out, slug + '.png')
            t = time.time()
            bpy.ops.render.render(write_still=True)
            say(**facts, seconds=round(time.time() - t, 1))
        except Exception:  # a broken scene must not stop an overnight run
            traceback.print_exc()
            say(slug=slug, failed=True)
            failed += 1
    sys.exit(1 if failed else 0)


main()
