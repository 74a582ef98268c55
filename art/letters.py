"""`python3 art/letters.py <onest woff2>…` writes the outlines of Onest's letters in two weights, of which the server draws a
company's marks without a font: server/discovery/brand/letters.json. Needs fontTools and brotli (Debian: python3-fonttools
python3-brotli). The files are client/shared/fonts/onest-basic.woff2 and onest-accents.woff2.
"""
import json
import os
import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FILE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
                    'server', 'discovery', 'brand', 'letters.json')


def outlines(weight):
    """The advance and the outline of each letter, in thousandths of the size, with the baseline at 0."""
    drawn = {}
    for path in sys.argv[1:]:
        font = instantiateVariableFont(TTFont(path), {'wght': weight})
        scale = 1000 / font['head'].unitsPerEm
        glyphs = font.getGlyphSet()
        for code, name in sorted(font.getBestCmap().items()):
            if code > 0xff and code not in range(0x2010, 0x2030):
                continue
            pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
            glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
            drawn.setdefault(chr(code), [round(font['hmtx'][name][0] * scale), pen.getCommands()])
    return drawn


os.makedirs(os.path.dirname(FILE), exist_ok=True)
with open(FILE, 'w', encoding='utf-8') as out:
    json.dump({'bold': outlines(720), 'medium': outlines(500)}, out, ensure_ascii=False, separators=(',', ':'))
    out.write('\n')
