/** The part of ico-endec that we use. It has no types of its own. */
declare module 'ico-endec' {
  const icoEndec: {
    /** @param images PNG pictures. */
    encode(images: readonly Buffer[]): Buffer;
  };
  export default icoEndec;
}
