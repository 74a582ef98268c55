"""`python3 art/marks.py <onest woff2>` draws the brand's marks (client/site/media/brand) and those of the sample clients
(client/public/media/clients, with their widths in client/site/media/client-marks.json) as SVG.

Names are set in Onest and converted to outlines, so that the files need no font. Needs fontTools and brotli (Debian:
python3-fonttools python3-brotli). `node art/icons.ts` makes the raster icons from these files.
"""
import json
import os
import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

CLIENT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'client')
MEDIA = os.path.join(CLIENT, 'site', 'media')
BRAND = os.path.join(MEDIA, 'brand')
PUBLIC = os.path.join(CLIENT, 'public', 'media')
NAVY, SAFFRON, GOLD, MUTED = '#14264A', '#F29A1F', '#E8B64A', '#55607A'
_fonts = {}


def letters(words, size, x, y, weight=640, track=-.01):
    """(path data, width) of `words` with its baseline at (x, y)."""
    if weight not in _fonts:
        _fonts[weight] = instantiateVariableFont(TTFont(sys.argv[1]), {'wght': weight})
    font = _fonts[weight]
    glyphs, cmap, scale = font.getGlyphSet(), font.getBestCmap(), size / font['head'].unitsPerEm
    pen_x, out = x, ''
    for ch in words:
        name = cmap[ord(ch)]
        pen = SVGPathPen(glyphs, ntos=lambda v: f'{v:.1f}'.rstrip('0').rstrip('.'))
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, pen_x, y)))
        out += pen.getCommands()
        pen_x += font['hmtx'][name][0] * scale + track * size
    return out, pen_x - x


def save(folder, name, width, height, body, title):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name + '.svg'), 'w') as f:
        f.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{title}">{body}</svg>\n')


SHIELD = 'M24 1.500 43.300 8.300C44.900 8.900 46 10.400 46 12.100V27.500c0 13.600-8.600 22.300-20.600 26.900a4 4 0 0 1-2.800 0C10.600 49.800 2 41.100 2 27.500V12.100c0-1.700 1.100-3.200 2.700-3.800Z'
INNER = 'M24 5.700 41.600 11.900c.3.100.4.400.4.700V27.500c0 11.600-7.300 19.100-18 23.300C13.300 46.600 6 39.100 6 27.500V12.600c0-.3.100-.6.4-.7Z'
STAR = 'm24 15.600 3.500 7.800 8.500.9-6.400 5.700 1.800 8.400-7.400-4.300-7.400 4.300 1.800-8.400-6.400-5.700 8.500-.9Z'


def shield(rim=GOLD, field=NAVY, star=GOLD):
    return f'<path fill="{rim}" d="{SHIELD}"/><path fill="{field}" d="{INNER}"/><path fill="{star}" d="{STAR}"/>'


def brand():
    save(BRAND, 'mark', 48, 56, shield(), 'Guardhouse')
    for name, ink, small, parts in (('logo', NAVY, MUTED, shield()), ('logo-white', '#FFFFFF', '#B7C3DA', shield(GOLD, NAVY, GOLD))):
        a, wide = letters('Guardhouse', 30, 62, 30, 720, -.02)
        b, wide2 = letters('Security & Facility Services', 13.2, 63, 49, 500, .002)
        save(BRAND, name, 62 + max(wide, wide2) + 2, 56, parts + f'<path fill="{ink}" d="{a}"/><path fill="{small}" d="{b}"/>', 'Guardhouse')
    # The favicon shows the shield alone, with thicker lines that stay clear at 16 px.
    save(BRAND, 'favicon', 64, 64, f'<g transform="translate(6 2) scale(1.085)">{shield(GOLD, NAVY, "#FFC766")}</g>', 'Guardhouse')
    save(BRAND, 'icon', 512, 512, f'<rect width="512" height="512" rx="112" fill="{NAVY}"/><g transform="translate(112 88) scale(6)">{shield(GOLD, "#1F3A6B", GOLD)}</g>', 'Guardhouse')
    save(BRAND, 'maskable', 512, 512, f'<rect width="512" height="512" fill="{NAVY}"/><g transform="translate(142 123) scale(4.75)">{shield(GOLD, "#1F3A6B", GOLD)}</g>', 'Guardhouse')


def bars(*heights):
    return ''.join(f'<rect x="{4 + k * 10}" y="{44 - h}" width="7" height="{h}" rx="2"/>' for k, h in enumerate(heights))


# slug -> (first line, second line, symbol in a 48 x 48 box, in the current colour)
CLIENTS = {
    'medical': {
        'city-hospital': ('City', 'Hospital', '<path fill-rule="evenodd" d="M12 2h24a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H12A10 10 0 0 1 2 36V12A10 10 0 0 1 12 2Zm8 9v9h-9v8h9v9h8v-9h9v-8h-9v-9Z"/>'),
        'wellness-clinics': ('Wellness', 'Clinics', '<path d="M24 44C10 34 4 27 4 18A10.500 10.500 0 0 1 24 13a10.500 10.500 0 0 1 20 5c0 9-6 16-20 26Z"/><path d="M8 25h9l4-8 6 14 4-6h9" fill="none" stroke="#fff" stroke-width="3.200" stroke-linejoin="round" stroke-linecap="round"/>'),
        'star-eye-institute': ('Star Eye', 'Institute', '<path fill-rule="evenodd" d="M2 24C8 13 15 8 24 8s16 5 22 16c-6 11-13 16-22 16S8 35 2 24Zm22 11a11 11 0 1 0 0-22 11 11 0 0 0 0 22Z"/><path d="m24 16.500 2.200 4.800 5.300.5-4 3.600 1.200 5.200-4.700-2.700-4.700 2.700 1.200-5.200-4-3.600 5.300-.5Z"/>'),
        'sunrise-heart-care': ('Sunrise', 'Heart Care', '<path d="M6 32a18 18 0 0 1 36 0Z"/><path d="M24 3v7M6 11l5 5M42 11l-5 5" stroke="currentColor" stroke-width="4" stroke-linecap="round"/><path d="M4 38h40M12 44h24" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>'),
        'cube-diagnostics': ('Cube', 'Diagnostics', '<path d="m24 2 19 11-19 11L5 13Z"/><path d="M4 16.500 22 27v19L4 35.500Z" opacity=".75"/><path d="M44 16.500 26 27v19l18-10.500Z" opacity=".5"/>'),
        'clover-children': ('Clover', 'Children’s Clinic', '<circle cx="15.500" cy="15.500" r="10.500"/><circle cx="32.500" cy="15.500" r="10.500"/><circle cx="15.500" cy="32.500" r="10.500"/><circle cx="32.500" cy="32.500" r="10.500"/><circle cx="24" cy="24" r="4.500" fill="#fff"/>'),
    },
    'education': {
        'mosaic-school': ('Mosaic', 'School', '<rect x="3" y="3" width="19" height="19" rx="4"/><circle cx="35.500" cy="12.500" r="9.500"/><circle cx="12.500" cy="35.500" r="9.500"/><path d="M26 45V30a4 4 0 0 1 4-4h15c0 11-8 19-19 19Z"/>'),
        'summit-academy': ('Summit', 'Academy', '<path d="M2 43 18 12l9 16 5-8 14 23Z"/><circle cx="36" cy="9" r="5"/>'),
        'riverside-college': ('Riverside', 'College', '<path d="M3 12c7-6 14-6 21 0s14 6 21 0M3 25c7-6 14-6 21 0s14 6 21 0M3 38c7-6 14-6 21 0s14 6 21 0" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>'),
        'institute-of-design': ('Institute', 'of Design', '<path fill-rule="evenodd" d="M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42Zm0 8a13 13 0 0 0 0 26Z"/>'),
        'green-leaf-school': ('Green Leaf', 'School', '<path d="M42 4C18 4 6 13 6 28c0 5 2 9 4 12L30 20 15 42c3 2 6 2 8 2C38 44 44 28 42 4Z"/>'),
        'dawn-college': ('Dawn', 'Girls’ College', '<path d="M24 8c8-5 15-5 21-3v31c-7-2-14-1-21 4-7-5-14-6-21-4V5c6-2 13-2 21 3Z"/><path d="M24 9v30" stroke="#fff" stroke-width="2.600"/>'),
    },
    'banking': {
        'gateway-bank': ('Gateway', 'Bank', '<path fill-rule="evenodd" d="M5 45V22a19 19 0 0 1 38 0v23H31V23a7 7 0 0 0-14 0v22Z"/>'),
        'keystone-finance': ('Keystone', 'Finance', '<path d="M16 4h16l-4 18h-8Z"/><path d="M12.500 5 4 24l12 3ZM35.500 5 44 24l-12 3Z" opacity=".6"/><path d="M4 28h13v16H4ZM31 28h13v16H31Z"/>'),
        'union-credit': ('Union', 'Credit', '<path fill-rule="evenodd" d="M17 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30Zm0 7a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z"/><path fill-rule="evenodd" d="M31 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30Zm0 7a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z" opacity=".65"/>'),
        'harbour-capital': ('Harbour', 'Capital', '<path d="M24 3 40 30H24Z"/><path d="M20 10v20H8Z" opacity=".65"/><path d="M3 34h42l-6 11H9Z"/>'),
        'peak-insurance': ('Peak', 'Insurance', '<path d="M3 26a21 21 0 0 1 42 0Z"/><path d="M24 4v38a5 5 0 0 1-9 2" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>'),
        'pole-star-savings': ('Pole Star', 'Savings', '<path d="m24 2 5 17 17 5-17 5-5 17-5-17-17-5 17-5Z"/><circle cx="40" cy="8" r="4" opacity=".6"/>'),
    },
}
HUES = dict(medical='#1F6E73', education='#2B4C86', banking='#14264A')


def clients():
    widths = {}
    for group, marks in CLIENTS.items():
        for slug, (one, two, symbol) in marks.items():
            a, w1 = letters(one, 21, 60, 22, 660)
            b, w2 = letters(two, 17, 60, 42, 460)
            body = f'<g fill="{HUES[group]}" color="{HUES[group]}">{symbol}<path d="{a}"/><path d="{b}" opacity=".85"/></g>'
            width = widths[slug] = round(62 + max(w1, w2))
            save(os.path.join(PUBLIC, 'clients'), slug, width, 48, body, f'{one} {two}')
    with open(os.path.join(MEDIA, 'client-marks.json'), 'w') as f:
        f.write(json.dumps(dict(sorted(widths.items())), indent=2) + '\n')


brand()
clients()
