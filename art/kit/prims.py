"""Primitive solids, all plain mesh data and deterministic.

Units are metres and degrees; +X is right, -Y is towards the viewer, +Z is up. `loc` is the centre of the bottom face
unless a function says otherwise. Solids are placed by the transform stack: `with at(x, y, z, rz=degrees): box(...)`.
"""
import contextlib
import functools
import math
import os
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from .paint import as_material

PI = math.pi
_stack = [Matrix.Identity(4)]
FONTS = {
    'latin': '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf',
    'hindi': '/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf',
}


@contextlib.contextmanager
def at(x=0, y=0, z=0, rz=0, rx=0, ry=0, s=1):
    """Everything created inside stands at (x, y, z), rotated by degrees and scaled by `s`."""
    turn = Euler((math.radians(rx), math.radians(ry), math.radians(rz)), 'XYZ').to_matrix().to_4x4()
    _stack.append(_stack[-1] @ Matrix.Translation((x, y, z)) @ turn @ Matrix.Scale(s, 4))
    try:
        yield
    finally:
        _stack.pop()


# The names of builders that a scene skips, because a film rebuilds them for every frame; see films.py.
absent = set()


def part(build):
    """Marks a builder that a film can skip by its name (`absent`)."""
    @functools.wraps(build)
    def maybe(*args, **options):
        if build.__name__ in absent:
            return {}
        return build(*args, **options)
    return maybe


def rotation(degrees):
    return Euler([math.radians(a) for a in degrees], 'XYZ').to_matrix().to_4x4()


def _finish(bm, m, smooth=True, angle=40, weighted=False):
    """bmesh -> object on the current transform."""
    mesh = bpy.data.meshes.new('m')
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(as_material(m))
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(angle)
    o = bpy.data.objects.new('o', mesh)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = _stack[-1].copy()
    if weighted:
        o.modifiers.new('w', 'WEIGHTED_NORMAL').keep_sharp = True
    return o


def _place(bm, loc, rot, scale=(1, 1, 1)):
    bmesh.ops.transform(bm, matrix=Matrix.Translation(loc) @ rotation(rot) @ Matrix.Diagonal((*scale, 1)), verts=bm.verts)


def box(size, loc, m, bev=.02, rot=(0, 0, 0), seg=2):
    """Bevelled box; `loc` is the centre of the BOTTOM face."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.transform(bm, matrix=Matrix.Diagonal((*size, 1)), verts=bm.verts)
    b = min(bev, min(size) * .45)
    if b > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=b, segments=seg, profile=.5, affect='EDGES', clamp_overlap=True)
    _place(bm, Vector(loc) + Vector((0, 0, size[2] / 2)), rot)
    return _finish(bm, m, weighted=True, angle=50)


def boxc(size, loc, m, bev=.02, rot=(0, 0, 0), seg=2):
    """Bevelled box; `loc` is its CENTRE."""
    return box(size, (loc[0], loc[1], loc[2] - size[2] / 2), m, bev, rot, seg)


def rect(w, d):
    """Outline of a rectangle round the origin."""
    return [(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)]


def _rounded(outline, radius, seg=6):
    out = []
    n = len(outline)
    for i in range(n):
        p = Vector(outline[i])
        a, b = Vector(outline[i - 1]) - p, Vector(outline[(i + 1) % n]) - p
        la, lb = a.length, b.length
        a.normalize()
        b.normalize()
        d = min(radius, la * .49, lb * .49)
        p0, p1 = p + a * d, p + b * d
        for k in range(seg + 1):
            t = k / seg
            out.append(tuple((1 - t) ** 2 * p0 + 2 * t * (1 - t) * p + t * t * p1))
    return out


def prism(outline, height, loc, m, bev=.03, rot=(0, 0, 0), round_=0, seg=6):
    """A 2D outline (XY) extruded upwards; corners rounded by `round_`, rims bevelled by `bev`."""
    bm = bmesh.new()
    if round_:
        outline = _rounded(outline, round_, seg)
    face = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    bm.normal_update()
    if face.normal.z > 0:
        face.normal_flip()
    made = bmesh.ops.extrude_face_region(bm, geom=[face])['geom']
    bmesh.ops.translate(bm, vec=(0, 0, height), verts=[g for g in made if isinstance(g, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bev > 0:
        rims = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        bmesh.ops.bevel(bm, geom=rims, offset=bev, segments=2, profile=.5, affect='EDGES', clamp_overlap=True)
    _place(bm, loc, rot)
    return _finish(bm, m, weighted=True, angle=50)


def upright(outline, thick, loc, m, bev=.02, round_=0):
    """An XZ outline given depth along +Y, its front face at loc.y: signs, emblems, flags."""
    return prism(outline, thick, (loc[0], loc[1] + thick, loc[2]), m, bev, (90, 0, 0), round_)


def side(outline, width, m, bev=.06, round_=.1):
    """Vehicle body: an XZ outline extruded along Y, centred on Y = 0."""
    return prism(outline, width, (0, width / 2, 0), m, bev, (90, 0, 0), round_)


def _bridge(bm, rings, seg):
    for a, b in zip(rings, rings[1:]):
        for k in range(seg):
            j = (k + 1) % seg
            if len(a) == 1 and len(b) == 1:
                continue
            if len(a) == 1:
                bm.faces.new((a[0], b[j], b[k]))
            elif len(b) == 1:
                bm.faces.new((a[k], a[j], b[0]))
            else:
                bm.faces.new((a[k], a[j], b[j], b[k]))
    if len(rings[0]) > 1:
        bm.faces.new(rings[0][::-1])
    if len(rings[-1]) > 1:
        bm.faces.new(rings[-1])


def lathe(profile, loc, m, seg=28, rot=(0, 0, 0), angle=40):
    """Turned solid; `profile` is a list of (radius, z)."""
    bm = bmesh.new()
    rings = []
    for r, z in profile:
        if r < 1e-5:
            rings.append([bm.verts.new((0, 0, z))])
        else:
            turn = [2 * PI * k / seg for k in range(seg)]
            rings.append([bm.verts.new((r * math.cos(a), r * math.sin(a), z)) for a in turn])
    _bridge(bm, rings, seg)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    _place(bm, loc, rot)
    return _finish(bm, m, angle=angle)


def cyl(r, h, loc, m, r2=None, bev=.015, rot=(0, 0, 0), seg=0):
    """Bevelled cylinder or cone frustum, standing on `loc`."""
    r2 = r if r2 is None else r2
    seg = seg or (16 if r < .06 else 24 if r < .2 else 36)
    b = min(bev, h * .45, r * .9, max(r2, .001) * .9)
    rim = [(0, 0), (r - b, 0), (r - b * .3, b * .3), (r, b), (r2, h - b), (r2 - b * .3, h - b * .3), (r2 - b, h), (0, h)]
    return lathe(rim, loc, m, seg, rot, 50)


def sph(r, loc, m, s=(1, 1, 1), rot=(0, 0, 0)):
    """Ellipsoid; `loc` is the centre."""
    bm = bmesh.new()
    u, v = (12, 8) if r < .03 else (18, 12) if r < .12 else (28, 18)
    bmesh.ops.create_uvsphere(bm, u_segments=u, v_segments=v, radius=r)
    _place(bm, loc, rot, s)
    return _finish(bm, m, angle=180)


def blob(r, loc, m, seed=0, s=(1, 1, 1), amp=.06):
    """A soft irregular ball: foliage, rocks, sacks."""
    rnd = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=r)
    waves = [(Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-1, 1))) * 4 / r, rnd.uniform(0, 6)) for _ in range(3)]
    for v in bm.verts:
        v.co *= 1 + amp * sum(math.sin(w.dot(v.co) + p) for w, p in waves) / 2
    _place(bm, loc, (0, 0, 0), s)
    return _finish(bm, m, angle=180)


def tube(points, radii, m, seg=14, flat=1.0):
    """A capsule chain, smooth through its points, with a radius at each; `flat` squeezes the section."""
    pts = [Vector(p) for p in points]
    if isinstance(radii, (int, float)):
        radii = [radii] * len(pts)
    n, line, rads = len(pts), [], []
    steps = 4 if n > 2 else 1
    for i in range(n - 1):
        p0, p1, p2, p3 = pts[max(i - 1, 0)], pts[i], pts[i + 1], pts[min(i + 2, n - 1)]
        for k in range(steps):
            t = k / steps
            c = p1 if steps == 1 else .5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                                            + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
            line.append(c)
            rads.append(radii[i] * (1 - t) + radii[i + 1] * t)
    line.append(pts[-1])
    rads.append(radii[-1])
    bm = bmesh.new()
    frames, up = [], None
    for i in range(len(line)):
        d = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        if up is None:
            u = d.cross(Vector((0, 0, 1)) if abs(d.z) < .9 else Vector((1, 0, 0))).normalized()
        else:
            u = (up - d * up.dot(d)).normalized()
        up = u
        frames.append((d, u, d.cross(u)))

    def ring(centre, r, u, v):
        turn = [2 * PI * k / seg for k in range(seg)]
        return [bm.verts.new(centre + (u * math.cos(a) + v * math.sin(a) * flat) * r) for a in turn]

    def cap(end, sign, angles):
        d, u, v = frames[end]
        r = rads[end]
        return [ring(line[end] + d * sign * r * math.sin(math.radians(a)), r * math.cos(math.radians(a)), u, v) for a in angles]

    rings = [[bm.verts.new(line[0] - frames[0][0] * rads[0])], *cap(0, -1, (60, 30))]
    rings += [ring(line[i], rads[i], frames[i][1], frames[i][2]) for i in range(len(line))]
    rings += [*cap(-1, 1, (30, 60)), [bm.verts.new(line[-1] + frames[-1][0] * rads[-1])]]
    _bridge(bm, rings, seg)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return _finish(bm, m, angle=180)


def loft(sections, m, seg=24, angle=60, rot=(0, 0, 0), loc=(0, 0, 0)):
    """Superellipse sections (z, rx, ry, cx, cy, exponent), bottom to top; rx = 0 closes to a point."""
    bm = bmesh.new()
    rings = []
    for z, rx, ry, cx, cy, e in sections:
        if rx < 1e-5:
            rings.append([bm.verts.new((cx, cy, z))])
            continue
        ring = []
        for k in range(seg):
            c, sn = math.cos(2 * PI * k / seg), math.sin(2 * PI * k / seg)
            ring.append(bm.verts.new((cx + rx * math.copysign(abs(c) ** (2 / e), c), cy + ry * math.copysign(abs(sn) ** (2 / e), sn), z)))
        rings.append(ring)
    _bridge(bm, rings, seg)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    _place(bm, loc, rot)
    return _finish(bm, m, angle=angle)


def strip(points, width, m, thick=.012):
    """A ribbon through points: (x, y, z, across) where `across` is the unit direction of its width."""
    bm = bmesh.new()
    rows = []
    for i, (x, y, z, across) in enumerate(points):
        p, a = Vector((x, y, z)), Vector(across).normalized()
        before, after = Vector(points[max(i - 1, 0)][:3]), Vector(points[min(i + 1, len(points) - 1)][:3])
        out = a.cross(after - before).normalized() * thick
        h = a * width / 2
        rows.append([bm.verts.new(q) for q in (p - h - out, p + h - out, p + h + out, p - h + out)])
    for a, b in zip(rows, rows[1:]):
        for k in range(4):
            bm.faces.new((a[k], a[(k + 1) % 4], b[(k + 1) % 4], b[k]))
    bm.faces.new(rows[0][::-1])
    bm.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return _finish(bm, m, angle=50)


def panel(w, h, y, m):
    """A flat UV-mapped rectangle facing -Y, centred on the origin: screens and printed boards."""
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    corners = ((-w / 2, y, -h / 2), (w / 2, y, -h / 2), (w / 2, y, h / 2), (-w / 2, y, h / 2))
    face = bm.faces.new([bm.verts.new(c) for c in corners])
    for loop, c in zip(face.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop[uv].uv = c
    return _finish(bm, m, smooth=False)


_fonts = {}


def forget_fonts():
    _fonts.clear()


def text(words, size, loc, m, font='latin', depth=.012, width=None, rot=(90, 0, 0), align='CENTER'):
    """Raised lettering facing -Y, centred on `loc` (or starting there, align='LEFT'); squeezed to `width` metres where it would be longer."""
    if font not in _fonts:
        _fonts[font] = bpy.data.fonts.load(FONTS[font]) if os.path.exists(FONTS[font]) else None
    curve = bpy.data.curves.new('t', 'FONT')
    if _fonts[font]:
        curve.font = _fonts[font]
    curve.body, curve.size, curve.extrude = words, size, depth
    curve.align_x, curve.align_y, curve.resolution_u = align, 'CENTER', 4
    curve.materials.append(as_material(m))
    o = bpy.data.objects.new('t', curve)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = _stack[-1] @ Matrix.Translation(loc) @ rotation(rot)
    if width:
        bpy.context.view_layer.update()
        if o.dimensions.x > width * max(1e-6, _stack[-1].to_scale().x):
            o.matrix_world = o.matrix_world @ Matrix.Scale(width * _stack[-1].to_scale().x / o.dimensions.x, 4)
    return o
