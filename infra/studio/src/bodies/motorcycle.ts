/** Main measures of the motorcycle, metres. */
export const motorcycle = {
  lengthM: 2.12,
  widthM: 0.84,
  frontAxleX: 0.74,
  rearAxleX: -0.72,
  wheelRadiusM: 0.31,
  rimM: 0.215,
} as const;
