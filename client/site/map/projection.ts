/**
 * The parameters of the map's Mercator projection. Scale and origin were fitted to the extreme points of five states,
 * and match all of them to about a kilometre, which is the precision of the drawing.
 */
const UNITS_PER_RADIAN = 1200;
const WEST_LONGITUDE = 68.19;
const EQUATOR_Y = 837.3;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The position of a place on the map, in units of its viewBox. Takes degrees north and east. */
export function project(latitude: number, longitude: number): { x: number; y: number } {
  return {
    x: radians(longitude - WEST_LONGITUDE) * UNITS_PER_RADIAN,
    y: EQUATOR_Y - UNITS_PER_RADIAN * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
  };
}
