/**
 * Names with capitals, which the purifier knows in small letters only: as XML it would take them out, and a drawing
 * without its viewBox is a speck in a corner of its picture.
 */
export const NAMES_WITH_CAPITALS = {
  ADD_TAGS: ['linearGradient', 'radialGradient', 'clipPath', 'textPath'],
  ADD_ATTR: [
    'viewBox',
    'preserveAspectRatio',
    'pathLength',
    'startOffset',
    'textLength',
    'lengthAdjust',
    'gradientUnits',
    'gradientTransform',
    'spreadMethod',
    'clipPathUnits',
    'maskUnits',
    'maskContentUnits',
    'patternUnits',
    'patternContentUnits',
    'patternTransform',
    'markerUnits',
    'markerWidth',
    'markerHeight',
    'refX',
    'refY',
    'filterUnits',
    'primitiveUnits',
    'stdDeviation',
    'tableValues',
    'baseFrequency',
    'numOctaves',
    'surfaceScale',
    'specularConstant',
    'specularExponent',
    'diffuseConstant',
    'edgeMode',
    'kernelMatrix',
    'xChannelSelector',
    'yChannelSelector',
    'stitchTiles',
    'limitingConeAngle',
    'pointsAtX',
    'pointsAtY',
  ],
};

/** Takes the size out of a drawing that has a viewBox: in millimetres it would grow with the square of the density. */
export function takeOutSize(svg: string): string {
  return svg.replace(/^\s*<svg(?=[\s/>])(?:[^>"]|"[^"]*")*>/, (root) =>
    /\sviewBox="/.test(root) ? root.replace(/\s(?:width|height)="[^"]*"/g, '') : root,
  );
}
