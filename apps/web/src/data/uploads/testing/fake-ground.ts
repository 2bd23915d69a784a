import type { KeptBytes } from '../kept-bytes.ts';
import type { UploadGround } from '../upload-ground.ts';
import { UploadRecords } from '../upload-record.ts';
import { FakeServer } from './fake-server.ts';

/** A browser with storage for bytes, as large as a test says, and one tab. */
export class FakeGround {
  readonly server = new FakeServer();
  readonly copies = new Map<string, Blob>();
  room = Number.POSITIVE_INFINITY;
  awake = 0;

  readonly bytes: KeptBytes = {
    keep: async ({ owner, id }, file, copied) => {
      if (file.size > this.room) return null;
      this.copies.set(`${owner}/${id}`, file);
      copied(file.size);
      return 'opfs';
    },
    read: async ({ owner, id }) => this.copies.get(`${owner}/${id}`) ?? null,
    drop: async ({ owner, id }) => void this.copies.delete(`${owner}/${id}`),
    sweep: async () => undefined,
  };

  of(owner: number): UploadGround {
    return {
      ...this.server.ground(),
      ...{ owner, endpoint: '/api/uploads', bytes: this.bytes },
      records: new UploadRecords(owner),
      inOneTab: (act) => act(),
      keepAwake: () => {
        this.awake += 1;
        return () => {
          this.awake -= 1;
        };
      },
      serverNow: () => new Date(this.server.now),
    };
  }
}
