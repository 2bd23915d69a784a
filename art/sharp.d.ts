declare module 'sharp' {
  /**
   * A picture on its way from one form to another (the part of the package's interface used here).
   */
  export type Sharp = {
    resize(size: { width: number }): Sharp;
    resize(width: number, height: number): Sharp;
    /** Without transparency. */
    flatten(): Sharp;
    /** As the camera was held. */
    autoOrient(): Sharp;
    png(options: {
      compressionLevel: number;
      palette?: boolean;
      effort?: number;
      quality?: number;
      colours?: number;
      dither?: number;
    }): Sharp;
    avif(options: { quality: number; effort: number }): Sharp;
    webp(options: { quality: number; effort: number; smartSubsample: boolean }): Sharp;
    toBuffer(): Promise<Buffer>;
    metadata(): Promise<{ autoOrient: { width: number; height: number } }>;
  };

  /** Opens a picture; `density` is at how many dots per inch an SVG is drawn. */
  export default function sharp(picture: Buffer, options?: { density: number }): Sharp;
}
