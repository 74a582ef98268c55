"""`python3 art/rupee.py <onest woff2> <jakarta woff2>` adds the rupee sign of Plus Jakarta Sans to Onest, which has none, in
the first of the two files. In a file of its own the sign made a browser look through the machine's fonts for it, and lay
all texts out again when the file had come. Needs fontTools and brotli (Debian: python3-fonttools python3-brotli).

The first file is client/shared/fonts/onest-basic.woff2, cut as fonts.css says; the second is a variable font with the sign.
Both have 1,000 units to the em, and advances in HVAR.
"""
import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

RUPEE = 0x20B9

onest_path, jakarta_path = sys.argv[1:]
onest = TTFont(onest_path)
axis = onest['fvar'].axes[0]
assert RUPEE not in onest.getBestCmap(), 'The sign is there already.'


def drawn_at(weight):
    """The sign without its hinting, the places of its points, and its advance with the space left of it."""
    font = instantiateVariableFont(TTFont(jakarta_path), {'wght': weight})
    assert font['head'].unitsPerEm == onest['head'].unitsPerEm
    name = font.getBestCmap()[RUPEE]
    glyph = font['glyf'][name]
    glyph.removeHinting()
    return glyph, glyph.getCoordinates(font['glyf'])[0], font['hmtx'][name]


light, light_points, (advance, space) = drawn_at(axis.minValue)
_, bold_points, (bold_advance, _) = drawn_at(axis.maxValue)
wider = round(bold_advance - advance)
moves = [(round(x1 - x0), round(y1 - y0)) for (x0, y0), (x1, y1) in zip(light_points, bold_points)]
# Four more points say where a glyph begins and ends; the second is its advance.
moves += [(0, 0), (wider, 0), (0, 0), (0, 0)]

name = 'rupee'
for each in onest.getGlyphOrder():
    onest['gvar'].variations[each]  # Read while the order is still that of the file.
order = [*onest.getGlyphOrder(), name]
onest.setGlyphOrder(order)
onest['glyf'].glyphOrder = order
onest['glyf'].glyphs[name] = light
onest['hmtx'].metrics[name] = (advance, space)
onest['gvar'].variations[name] = [TupleVariation({'wght': (0.0, 1.0, 1.0)}, moves)]
for table in onest['cmap'].tables:
    table.cmap[RUPEE] = name

# The changes of advances are rows, of which the last table has those that follow the weight.
advances = onest['HVAR'].table
rows = advances.VarStore.VarData
rows[-1].Item.append([wider])
rows[-1].ItemCount = len(rows[-1].Item)
advances.AdvWidthMap.mapping[name] = ((len(rows) - 1) << 16) + rows[-1].ItemCount - 1
onest.save(onest_path)
