/** Pixels in the layout of `ImageData`: red, green, blue and alpha of 0 to 255, row by row, not premultiplied. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}
