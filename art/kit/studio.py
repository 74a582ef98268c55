"""Camera, light, backdrop and engine, all from one dictionary of numbers.

Backdrop colours are those WANTED ON SCREEN: the studio divides them by the light on a level floor, so that the edge
of the picture has the same colour as the page's background.
"""
import math

import bmesh
import bpy
from mathutils import Vector

from .paint import linear
from .prims import _finish  # noqa: private on purpose, because the floor is not a prop

# One entry per topic: background and centre of the hero, background and centre of the card (see the pages' tokens).
TOPICS = dict(
    guarding=('#FACE87', '#FFEDC9', '#FBDDA6', '#FFF3DA'),
    control=('#8FAEDD', '#D3E2F7', '#C7D7F5', '#EAF1FD'),
    electronic=('#A9CBEF', '#DCEBFB', '#CCDFF7', '#EFF6FE'),
    hospital=('#93D6D0', '#DDF5F2', '#D2F2F0', '#F1FCFB'),
    bank=('#C3CDE0', '#EBEFF8', '#D6DDEE', '#F3F6FB'),
    consulting=('#DDD0BA', '#F5EDE0', '#E7DFD0', '#F9F5EE'),
    fire=('#EDBB9F', '#FBE3D5', '#F9CCB5', '#FDEBE1'),
    facility=('#C3DFB6', '#E9F5E2', '#D5E9CD', '#F2F9EF'),
    cleaning=('#B6DFC2', '#E3F5E8', '#CAE7D1', '#EFF9F2'),
    cash=('#E8D6B6', '#F8EFDF', '#F3DDC0', '#FCF4E8'),
    people=('#FCCBA7', '#FEEBDC', '#FCD7BF', '#FFF1E7'),
    training=('#84B5D4', '#D3E8F4', '#C5DDEC', '#EBF5FB'),
    navy=('#132A57', '#3E66AE', '#132A57', '#3E66AE'),
)

EXTERIOR = dict(el=22, az=31, key=2.7, amb=.42, fill=.3, key_az=-50, key_el=44, sun_angle=8)
INTERIOR = dict(el=25, az=27, key=2.2, amb=.56, fill=.3, key_az=38, key_el=50, sun_angle=9, ground=(.80, .84, .95))
WARM_ROOM = dict(INTERIOR, ground=(.92, .88, .82), key=2.15)
WHITE_ROOM = dict(INTERIOR, ground=(.80, .88, .92), amb=.60, key=2.0, warm=(1, .95, .88))
MIRROR = dict(az=-28, key_az=50)
PORTRAIT = dict(el=8, az=16, key=2.5, amb=.5, fill=.3, key_az=-46, key_el=40, sun_angle=9, rim=.9, floor_z=0)


def _light(s):
    """The light on a level floor (RGB) for unit albedo, by which the backdrop's colour is multiplied."""
    out = []
    for c in range(3):
        suns = s['key'] * math.sin(math.radians(s['key_el'])) * s['warm'][c] + s['fill'] * math.sin(math.radians(35)) * s['cool'][c] + s['rim'] * math.sin(math.radians(40)) * (1, .85, .65)[c]
        out.append(suns / math.pi + s['amb'] * (.918 * s['world'][c] + .082 * s['ground'][c]))
    return out


def _backdrop(centre, edge, spot, reach, light):
    m = bpy.data.materials.new('backdrop')
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    node = tree.nodes.new('ShaderNodeBsdfDiffuse')  # cheaper than Principled, and it fills half the frame
    link = tree.links.new
    link(node.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    coord, mapping = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Location'].default_value = (-spot[0] / reach, -spot[1] / reach, 0)
    mapping.inputs['Scale'].default_value = (1 / reach, 1 / reach, 0)
    gradient, ramp = tree.nodes.new('ShaderNodeTexGradient'), tree.nodes.new('ShaderNodeValToRGB')
    gradient.gradient_type, ramp.color_ramp.interpolation = 'SPHERICAL', 'EASE'
    for element, colour, position in zip(ramp.color_ramp.elements, (edge, centre), (.0, .95)):
        element.color = (*(min(1, c / k) for c, k in zip(linear(colour), light)), 1)
        element.position = position
    link(coord.outputs['Window'], mapping.inputs[0])
    link(mapping.outputs[0], gradient.inputs[0])
    link(gradient.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], node.inputs['Color'])
    return m


DEFAULTS = dict(topic='guarding', card=False, spot=None, reach=None, fit=None, shift=(0, 0), target=(0, 0, 1.2), ortho=12.7, az=30, el=24, floor_z=-.41, key=2.3, fill=.3,
                amb=.42, sun_angle=9, key_az=-45, key_el=45, warm=(1, .93, .83), cool=(.78, .88, 1), rim=.55, world=(.80, .87, 1), ground=(1.15, .82, .52), centre=None, edge=None)


def settings(numbers):
    s = dict(DEFAULTS, **numbers)
    ground, centre, card_ground, card_centre = TOPICS[s['topic']]
    s['edge'] = s['edge'] or (card_ground if s['card'] else ground)
    s['centre'] = s['centre'] or (card_centre if s['card'] else centre)
    # The glow ends inside the frame, so that every edge has the plain background colour.
    s['spot'] = s['spot'] or ((.5, .54) if s['card'] else (.5, .5))
    s['reach'] = s['reach'] or (.56 if s['card'] else .66)
    return s


def _sun(azimuth, elevation, strength, colour, angle, shadow):
    light = bpy.data.lights.new('s', 'SUN')
    light.energy, light.color, light.angle, light.use_shadow, light.use_contact_shadow = strength, colour, math.radians(angle), shadow, shadow
    o = bpy.data.objects.new('s', light)
    bpy.context.scene.collection.objects.link(o)
    a, e = math.radians(azimuth), math.radians(elevation)
    v = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    o.rotation_euler = v.to_track_quat('Z', 'Y').to_euler()


def aim(camera, s, az=None):
    """Point the orthographic camera at the target from azimuth/elevation (degrees)."""
    a, e = math.radians(s['az'] if az is None else az), math.radians(s['el'])
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    camera.location = Vector(s['target']) + d * 40
    camera.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()


def _fit(camera, region, size):
    """Frame everything that stands on the set: `region` is (left, right, bottom, top) as fractions of the frame."""
    bpy.context.view_layer.update()
    right, up, _ = (camera.matrix_world.to_3x3() @ Vector(v) for v in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    xs, ys = [], []
    for o in bpy.data.objects:
        if o.type in ('MESH', 'FONT'):
            for corner in o.bound_box:
                p = o.matrix_world @ Vector(corner)
                xs.append(p.dot(right))
                ys.append(p.dot(up))
    x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys)
    left, right_, bottom, top = region
    tall = size[1] / size[0]
    width = max((x1 - x0) / (right_ - left), (y1 - y0) / ((top - bottom) * tall))
    at = camera.location
    dx = (x0 + x1) / 2 - at.dot(right) - ((left + right_) / 2 - .5) * width
    dy = (y0 + y1) / 2 - at.dot(up) - ((bottom + top) / 2 - .5) * width * tall
    camera.data.ortho_scale = width
    camera.location = at + right * dx + up * dy


def build(numbers, size):
    """Set the scene's camera, lights, world and floor; returns the camera object."""
    s = settings(numbers)
    scene = bpy.context.scene
    data = bpy.data.cameras.new('c')
    camera = bpy.data.objects.new('c', data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    data.type, data.ortho_scale, data.clip_end = 'ORTHO', s['ortho'], 200
    data.shift_x, data.shift_y = s['shift']
    aim(camera, s)
    if s['fit']:
        _fit(camera, s['fit'], size)
    _sun(s['az'] + s['key_az'], s['key_el'], s['key'], s['warm'], s['sun_angle'], True)
    _sun(s['az'] + 70, 35, s['fill'], s['cool'], 30, False)
    _sun(s['az'] + 165, 40, s['rim'], (1, .85, .65), 10, False)
    world = bpy.data.worlds.new('w')
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
    coord, split = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    span, mix = tree.nodes.new('ShaderNodeMapRange'), tree.nodes.new('ShaderNodeMixRGB')
    span.inputs[1].default_value, span.inputs[2].default_value = -.7, .7
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*s['ground'], 1), (*s['world'], 1)
    link = tree.links.new
    link(coord.outputs['Generated'], split.inputs[0])
    link(split.outputs[2], span.inputs[0])
    link(span.outputs[0], mix.inputs[0])
    link(mix.outputs[0], background.inputs[0])
    background.inputs[1].default_value = s['amb']
    bm = bmesh.new()
    bm.faces.new([bm.verts.new((x, y, s['floor_z'])) for x, y in ((-120, -120), (120, -120), (120, 120), (-120, 120))])
    _finish(bm, _backdrop(s['centre'], s['edge'], s['spot'], s['reach'], _light(s)), smooth=False)
    render = scene.render
    render.resolution_x, render.resolution_y = size
    scene.view_settings.view_transform, scene.view_settings.look = 'Standard', 'None'
    render.image_settings.file_format, render.image_settings.color_mode, render.image_settings.color_depth = 'PNG', 'RGB', '16'
    render.threads_mode, render.threads = 'FIXED', 2
    return camera


def eevee(samples):
    scene = bpy.context.scene
    scene.render.engine = 'BLENDER_EEVEE'
    e = scene.eevee
    e.taa_render_samples = samples
    e.use_gtao, e.gtao_distance, e.gtao_factor, e.use_gtao_bounce, e.use_gtao_bent_normals = True, 1.2, 1.5, True, True
    e.use_soft_shadows, e.shadow_cascade_size, e.use_shadow_high_bitdepth, e.light_threshold = True, '2048', True, .001
    e.use_ssr = e.use_bloom = False
