import type { Look } from './look';

const VERTEX = `#version 300 es
in vec2 corner;
out vec2 at;
void main() { at = corner; gl_Position = vec4(corner, 0.0, 1.0); }`;

/** For every pixel: the direction it looks in, turned by pitch and yaw, and what the round picture shows there. */
const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform vec3 look; // yaw, pitch (radians), tangent of half the field of view
uniform float aspect;
in vec2 at;
out vec4 colour;
const float PI = 3.14159265358979;
void main() {
  vec3 ray = normalize(vec3(at.x * look.z * aspect, at.y * look.z, 1.0));
  float c = cos(look.y);
  float s = sin(look.y);
  ray = vec3(ray.x, ray.y * c + ray.z * s, ray.z * c - ray.y * s);
  float longitude = atan(ray.x, ray.z) + look.x;
  float latitude = asin(clamp(ray.y, -1.0, 1.0));
  // The level is named: at the seam the computed one would jump to the smallest.
  colour = textureLod(picture, vec2(longitude / (2.0 * PI) + 0.5, 0.5 - latitude / PI), 0.0);
}`;

export type Panorama = { draw: (look: Look) => void; dispose: () => void };

/**
 * An equirectangular picture seen from its middle, drawn by WebGL 2.
 *
 * @returns null where the browser has no WebGL 2.
 */
export function openPanorama(canvas: HTMLCanvasElement, picture: ImageBitmap): Panorama | null {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false });
  if (!gl) return null;
  const program = link(gl);
  const place = (name: string) => gl.getUniformLocation(program, name);
  const look = place('look');
  const aspect = place('aspect');
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);

  return {
    draw({ yaw, pitch, fov }) {
      const ratio = Math.min(2, devicePixelRatio);
      canvas.width = Math.round(canvas.clientWidth * ratio);
      canvas.height = Math.round(canvas.clientHeight * ratio);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform3f(look, radians(yaw), radians(pitch), Math.tan(radians(fov) / 2));
      gl.uniform1f(aspect, canvas.width / Math.max(1, canvas.height));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('The graphics context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'corner');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'The shaders do not link');
  return program;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
