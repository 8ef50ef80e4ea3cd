import { Alert, Button, Checkbox, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { ApiError, type BrandCheck, type FixBrandCheckRequest, type ReportedFinding } from '@livery/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { counted } from '../report/words.ts';
import { FixOutcome } from './fix-outcome.tsx';
import { FixedFile } from './fixed-file.tsx';
import { fixedIds, isRemoval } from './removals.ts';

interface Properties {
  readonly check: BrandCheck;
  /** The findings that the person has chosen; null shows nothing. */
  readonly findings: readonly ReportedFinding[] | null;
  readonly onClose: () => void;
}

/** Fixes the kept document of a check: shows what would change, then changes it. */
export function FixDialog({ check, findings, onClose }: Properties) {
  return (
    <Modal opened={findings !== null} onClose={onClose} title="Fix the file" size="xl">
      {findings !== null && <Fixing {...{ check, findings, onClose }} />}
    </Modal>
  );
}

function Fixing({ check, findings }: Properties & { readonly findings: readonly ReportedFinding[] }) {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const [removals, setRemovals] = useState(false);
  const [at, setAt] = useState('cause');
  const [isUnsigned, setUnsigned] = useState(false);
  const ids = fixedIds(findings, { removals });
  const wish: FixBrandCheckRequest = { finding_ids: [...ids], at, drop_signatures: isUnsigned };
  const trial = useQuery({
    queryKey: [...key, 'fix-trial', check.id, wish],
    queryFn: ({ signal }) => livery.brandChecks.fix(check.id, { ...wish, dry_run: true }, { signal }),
    enabled: ids.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
  const fixing = useMutation({
    meta: { showsErrors: true },
    mutationFn: () => livery.brandChecks.fix(check.id, wish),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'brand-checks'] }),
  });
  if (fixing.data !== undefined) return <FixedFile fix={fixing.data} />;
  const refusal = trial.error instanceof ApiError ? trial.error.code : null;
  if (refusal === 'document_not_kept') return <NotKept />;
  const isSigned = refusal === 'document_signed';
  const removing = findings.filter((finding) => finding.auto_fixable && isRemoval(finding)).length;
  return (
    <Stack>
      <Radio.Group label="Where to change values" value={at} onChange={setAt}>
        <Stack gap={6} mt="xs">
          <Radio value="cause" label="Where they are set, such as a layout or the theme: all other uses change, too" />
          <Radio value="location" label="Only at the places that have findings" />
        </Stack>
      </Radio.Group>
      {removing > 0 && (
        <Checkbox
          label={`Also remove content (${counted(removing, 'finding')})`}
          description="Hidden slides and text, notes, comments, personal data, macros or embedded files. They are gone in the fixed file."
          checked={removals}
          onChange={({ currentTarget }) => setRemovals(currentTarget.checked)}
        />
      )}
      {(isSigned || isUnsigned) && (
        <Alert color="yellow" variant="light" title="The file is signed">
          <Checkbox
            label="Remove the digital signatures. Any change makes them invalid."
            checked={isUnsigned}
            onChange={({ currentTarget }) => setUnsigned(currentTarget.checked)}
          />
        </Alert>
      )}
      {ids.length === 0 && <Text>Livery can fix none of the chosen findings.</Text>}
      {trial.isFetching && <Waiting />}
      {trial.error !== null && !isSigned && <ErrorPanel error={trial.error} onRetry={() => void trial.refetch()} />}
      {trial.data !== undefined && !trial.isFetching && (
        <>
          <Text fw={600} role="status">
            {counted(trial.data.fixed, 'finding')} would be gone, {trial.data.remaining.toLocaleString('en')} would
            remain. Your file stays as it is: you get a fixed copy.
          </Text>
          <FixOutcome fix={trial.data} />
        </>
      )}
      {fixing.error !== null && <ErrorPanel error={fixing.error} />}
      <Group justify="flex-end">
        <Button
          onClick={() => fixing.mutate()}
          loading={fixing.isPending}
          disabled={trial.data === undefined || trial.data.fixed === 0}
        >
          Make the fixed file
        </Button>
      </Group>
    </Stack>
  );
}

/** What a page that was open for long does not know yet. */
function NotKept() {
  return (
    <Alert color="red" variant="light" role="alert" title="The file is not kept any more">
      <Text size="sm" c="inherit">
        It was deleted, or its time has passed. Check it again with “Keep the file” ticked, and fix it from the new
        report.
      </Text>
    </Alert>
  );
}
