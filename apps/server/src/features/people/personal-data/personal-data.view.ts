import type { Erasure, ErasureRequest } from '@pratibha/contract/personal-data';
import type { findErasureRequest, findErasureRequests } from './personal-data.queries.ts';

type Request = Awaited<ReturnType<typeof findErasureRequest>>;
type ListedRequest = Awaited<ReturnType<typeof findErasureRequests>>[number];

export function erasureView(request: Request): Erasure {
  return {
    requested_at: request?.requested_at.toISOString() ?? null,
    reason: request?.reason ?? null,
  };
}

export function erasureRequestView(row: ListedRequest): ErasureRequest {
  return { ...row, requested_at: row.requested_at.toISOString() };
}
