import { proofInFile } from '@pratibha/domain/certificates/proof-in-file';
import { typedCertificate } from '@pratibha/domain/certificates/typed-certificate';

const MOST_BYTES = 20_000_000;

type Detector = { detect: (picture: ImageBitmap) => Promise<{ readonly rawValue: string }[]> };
type WithDetector = { BarcodeDetector?: new (options: { formats: string[] }) => Detector };

/** What is signed, in a file that never leaves this device; what is there instead of it. */
export async function fragmentInFile(file: File): Promise<{ fragment: string } | 'none' | 'large'> {
  if (file.size > MOST_BYTES) return 'large';
  const found = proofInFile(new Uint8Array(await file.arrayBuffer())) ?? (await codeOn(file));
  return found === null ? 'none' : { fragment: found };
}

/** The code on a photograph, where the browser reads such codes, as Chrome on Android does. */
async function codeOn(file: File): Promise<string | null> {
  const { BarcodeDetector } = window as WithDetector;
  if (BarcodeDetector === undefined) return null;
  try {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    for (const { rawValue } of await detector.detect(await createImageBitmap(file))) {
      const typed = typedCertificate(rawValue);
      if (typed !== null && 'fragment' in typed) return typed.fragment;
    }
  } catch {
    // It is no picture, or one that this browser cannot read.
  }
  return null;
}
