/** Stands where a picture is missing: the outline of a car on a quiet ground, 3:2. */
export const notFoundSvg =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
<rect width="1200" height="800" fill="#eceef0"/>
<g fill="none" stroke="#9aa1ab" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">
<path d="M330 480h-30c-18 0-30-12-30-30v-40c0-30 20-52 52-58l78-14 88-84c18-17 40-26 65-26h150c28 0 54 12 72 33l68 79 60 14c30 7 52 34 52 65v31c0 18-12 30-30 30h-30"/>
<path d="M450 480h300"/><circle cx="390" cy="480" r="58"/><circle cx="820" cy="480" r="58"/><path d="M452 340h330M610 240v100"/>
</g></svg>`);
