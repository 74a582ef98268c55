/** Encodes large gradients without banding by AV1's film grain: the decoder adds noise to a smooth picture. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sharp } from 'sharp';

/** Uses ffmpeg, because sharp cannot encode film grain, and noise in the picture itself would be smoothed away. */
export async function encodeWithGrain(image: Sharp, file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'grain-'));
  try {
    const source = join(folder, 'source.png');
    await image.toColourspace('rgb16').png({ compressionLevel: 1 }).toFile(source);
    const colour = ['-color_range', 'pc', '-colorspace', 'bt709', '-color_primaries', 'bt709'];
    execFileSync('nice', [
      ...['-n', '19', 'ffmpeg', '-v', 'error', '-y', '-i', source],
      ...['-vf', 'noise=alls=7:allf=u,scale=out_color_matrix=bt709:out_range=pc,format=yuv444p10le'],
      ...['-frames:v', '1', '-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '5', '-crf', '22'],
      ...['-denoise-noise-level', '12', ...colour, '-color_trc', 'iec61966-2-1', file],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
