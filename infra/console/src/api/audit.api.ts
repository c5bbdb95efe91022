import { createApi } from '@reduxjs/toolkit/query/react';
import { auditCheckSchema, auditPageSchema, auditVerdictSchema } from '@shared-kit/contracts/operator/audit.contract';
import type { AuditAsked, AuditCheck, AuditPage, AuditVerdict } from '@shared-kit/contracts/operator/audit.contract';
import { ask, toMismatch } from './ask';

/** Everything that was ever done, of which each page is asked for anew. */
export const auditApi = createApi({
  reducerPath: 'audit',
  baseQuery: ask,
  catchSchemaFailure: toMismatch,
  endpoints: (build) => ({
    audit: build.query<AuditPage, AuditAsked>({
      query: (asked) => ({ url: '/audit', params: asked }),
      responseSchema: auditPageSchema,
    }),
    checkEntry: build.query<AuditCheck, { id: number; hash: string }>({
      query: (entry) => ({ url: '/audit/check', params: entry }),
      responseSchema: auditCheckSchema,
    }),
    verifyAudit: build.query<AuditVerdict, void>({
      query: () => '/audit/verify',
      responseSchema: auditVerdictSchema,
    }),
  }),
});

export const { useAuditQuery, useLazyCheckEntryQuery, useLazyVerifyAuditQuery } = auditApi;
