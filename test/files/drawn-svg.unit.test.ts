import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawSvg, isSvg } from '../../server/files/drawn-svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 200 100" width="200" height="100"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );
const square = '<rect width="100" height="100" fill="#5a1230"/>';

/** The colour at a place of a drawn picture, as `rgba`. */
async function pixelAt(png: Buffer, x: number, y: number): Promise<number[]> {
  const region = { left: x, top: y, width: 1, height: 1 };
  return [...(await sharp(png).ensureAlpha().extract(region).raw().toBuffer())];
}

describe('an uploaded SVG', () => {
  test.for([
    [
      'with a declaration and a document type',
      Buffer.from(`\ufeff<?xml version="1.0"?><!DOCTYPE svg>\n<svg/>`),
      true,
    ],
    ['with a comment of its program', Buffer.from('<!-- Drawn -->\n<svg xmlns="x">'), true],
    ['that is a page', Buffer.from('<!doctype html><p>words</p>'), false],
    ['that is words', Buffer.from('about <svg>'), false],
  ] as const)('%s', ([, bytes, is]) => expect(isSvg(bytes)).toBe(is));

  test('is drawn sharply at the width of the library, with its ground transparent', async () => {
    const png = await drawSvg(svg(square));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1_600, height: 800 });
    expect(await pixelAt(png, 400, 400)).toEqual([0x5a, 0x12, 0x30, 255]);
    expect((await pixelAt(png, 1_200, 400))[3]).toBe(0);
  });

  test.for([
    ['a viewBox only', 'viewBox="0 0 100 50"'],
    ['a viewBox and a width', 'viewBox="0 0 100 50" width="40"'],
    ['a size in a style', 'viewBox="0,0 100,50" style="fill: red; width: 40px"'],
    ['a size in millimetres', 'viewBox="0 0 100 50" width="40mm" height="20mm"'],
    ['a size and no viewBox', 'width="100" height="50"'],
    [
      'a gradient',
      'viewBox="0 0 100 50"',
      `<linearGradient id="g"><stop stop-color="#5a1230"/></linearGradient>${square.replace('#5a1230', 'url(#g)')}`,
    ],
    ['more units than pixels', 'viewBox="0 0 20000 10000"', `<g transform="scale(200)">${square}</g>`],
  ])('with %s fills its picture', async ([, attributes, drawing = square]) => {
    const png = await drawSvg(svg(drawing, attributes));
    expect(await sharp(png).metadata()).toMatchObject({ width: 1_600, height: 800 });
    for (const [x, y] of [
      [2, 2],
      [1_597, 797],
    ] as const)
      expect(await pixelAt(png, x, y)).toEqual([0x5a, 0x12, 0x30, 255]);
  });

  test.for([
    ['a script', '<script>alert(1)</script>'],
    ['an event', '<rect width="1" height="1" onload="alert(1)"/>'],
    ['a link that runs', '<a xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    [
      'a page within',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//example.com"/></foreignObject>',
    ],
    ['a file of the server', '<image width="200" height="100" xlink:href="file:///etc/passwd"/>'],
    ['a style that loads', '<style>@import url("//example.com/x.css");</style>'],
  ] as const)('loses %s, and is drawn', async ([, hostile]) => {
    expect(await pixelAt(await drawSvg(svg(square + hostile)), 400, 400)).toEqual([0x5a, 0x12, 0x30, 255]);
  });

  test.for([
    ['is cut off', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect')],
    ['is too large', svg(`<desc>${'x'.repeat(1_100_000)}</desc>`)],
    [
      'has entities',
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>`,
      ),
    ],
    ['is nested too deeply', svg('<g>'.repeat(8_000) + '</g>'.repeat(8_000))],
    ['has too many parts', svg('<g/>'.repeat(200_000))],
    ['has nothing to draw on', svg('', 'viewBox="0 0 0 0" width="0" height="0"')],
  ] as const)('that %s is refused', async ([, bytes]) => {
    await expect(drawSvg(bytes)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
