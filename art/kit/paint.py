"""Colours and materials. Every colour of the pictures has a name here; scenes may also pass '#RRGGBB'."""
import os

import bpy

PALETTE = dict(
    # brand
    navy='#14264A', navy2='#1F3A6B', ink='#0B1530', saffron='#F29A1F', gold='#E8B64A', amber='#FFC766',
    cream='#F6ECDC', sand='#E4D3B8', stone='#C9BDAA', white='#F7F6F2', wall='#36528C', wall2='#2C4478',
    # neutrals
    grey='#8D96A3', steel='#B9C2CC', char='#333B4A', asphalt='#4A5362', concrete='#BDB8AE', mist='#DCE7F0',
    glass='#7FB2CF', earth='#D9B98C', paver='#D8C6A6',
    # hues
    blue='#3E6FB0', sky='#A9C6E3', red='#C8402F', maroon='#8A2F3A', brick='#B8654A', pink='#E7A08C', rose='#D9577A',
    teal='#2E8C92', green='#4F8A63', dgreen='#356B52', leaf='#6FA873', lawn='#8DBB7C', yellow='#F6C21C', hivis='#F5D33B',
    purple='#6B5A8E', wood='#B5834F', dwood='#7A5435',
    # people
    skin1='#DDA67A', skin2='#C48A5C', skin3='#A06A44', hair='#1C1716', silver='#B9B6B2',
    shirt='#B9CBE0', khaki='#C2A878',
    # the flag's own colours
    india_saffron='#FF8F1C', india_white='#FFFFFF', india_green='#138808', chakra='#0B2A6F',
)


def linear(colour):
    """'#RRGGBB' or a palette name -> linear RGB tuple."""
    code = PALETTE.get(colour, colour).lstrip('#')
    parts = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts)


_materials = {}


def forget():
    """Clears the cache, since Blender's factory reset has freed the materials."""
    _materials.clear()


def mat(colour, rough=.55, metal=0, emit=0, spec=.35):
    """A plain Principled material, cached by its numbers. `emit` is emission strength (screens about 1.2, lamps 2)."""
    key = (colour, rough, metal, emit, spec)
    if key not in _materials:
        m = bpy.data.materials.new(repr(key))
        m.use_nodes = True
        node = m.node_tree.nodes['Principled BSDF']
        rgba = (*linear(colour), 1)
        for name, value in (('Base Color', rgba), ('Roughness', rough), ('Metallic', metal), ('Specular', spec)):
            node.inputs[name].default_value = value
        if emit:
            node.inputs['Emission'].default_value = rgba
            node.inputs['Emission Strength'].default_value = emit
        _materials[key] = m
    return _materials[key]


def glass(colour='glass'):
    """Opaque glossy glass, because real transparency is slow and makes small pictures murky."""
    return mat(colour, .08, 0, 0, .6)


def metal(colour='steel'):
    return mat(colour, .3, .45)


def glow(colour, strength=1.4):
    return mat(colour, .4, 0, strength)


def as_material(m):
    return mat(m) if isinstance(m, str) else m


def screen(path, strength=1.15):
    """A material that shows an image file as a lit screen (on `prims.panel`)."""
    key = ('screen', os.path.basename(path), strength)
    if key not in _materials:
        m = bpy.data.materials.new(repr(key))
        m.use_nodes = True
        tree = m.node_tree
        node, image = tree.nodes['Principled BSDF'], tree.nodes.new('ShaderNodeTexImage')
        image.image = bpy.data.images.load(path)
        tree.links.new(image.outputs[0], node.inputs['Emission'])
        node.inputs['Emission Strength'].default_value = strength
        node.inputs['Base Color'].default_value = (0, 0, 0, 1)
        _materials[key] = m
    return _materials[key]
