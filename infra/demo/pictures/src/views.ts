export const viewIds = ['front34', 'side', 'rear34', 'front', 'rear'] as const;
export type ViewId = (typeof viewIds)[number];

export type View = {
  /** 0 looks at the nose, 90 at the right flank, 180 at the tail. */
  azimuthDeg: number;
  elevationDeg: number;
  /** Largest share of the picture's width and height the vehicle may take. */
  fill: readonly [number, number];
  /** How far below the middle it stands, as a share of the picture's height. */
  lower: number;
  /** How far right of the middle it stands, as a share of the picture's width. */
  aside?: number;
};

export const views: Record<ViewId, View> = {
  front34: { azimuthDeg: 38, elevationDeg: 6, fill: [0.82, 0.68], lower: 0.03 },
  side: { azimuthDeg: 90, elevationDeg: 3, fill: [0.86, 0.64], lower: 0.02 },
  rear34: { azimuthDeg: 142, elevationDeg: 7, fill: [0.82, 0.68], lower: 0.03 },
  front: { azimuthDeg: 2, elevationDeg: 4, fill: [0.8, 0.6], lower: 0.03 },
  rear: { azimuthDeg: 178, elevationDeg: 5, fill: [0.8, 0.6], lower: 0.03 },
};

/** Size of the committed pictures: 3:2, as cards and gallery show them. */
export const masterSize = { width: 1600, height: 1067 };
