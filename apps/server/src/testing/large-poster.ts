import sharp from 'sharp';

/** A3 at 300 dots an inch. */
const WIDTH = 3508;
const HEIGHT = 4961;

/** A JPEG for A3 of about so many bytes: noise, which the better kept takes the more of them. */
export async function largePoster(bytes: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const size = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const pixels = await sharp({ create: { ...size, background: '#000', noise } })
    .raw()
    .toBuffer();
  const channels = (pixels.length / WIDTH / HEIGHT) as 3;
  let closest: Buffer = Buffer.alloc(0);
  for (const quality of [60, 70, 80, 85, 90, 92, 94, 96, 98]) {
    const jpeg = await sharp(pixels, { raw: { ...size, channels } })
      .withMetadata({ density: 300 })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (Math.abs(jpeg.length - bytes) < Math.abs(closest.length - bytes)) closest = jpeg;
  }
  return closest;
}
