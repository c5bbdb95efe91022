import { encode } from 'uqr';

/** Modules of quiet around the code: the least that ISO/IEC 18004 asks for, and scanners with it. */
const QUIET_ZONE = 4;

type QrCodeProps = { text: string; label: string; className?: string | undefined };

/** A text as a QR code, black on what stands behind it, which has to be white in dark mode too. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
