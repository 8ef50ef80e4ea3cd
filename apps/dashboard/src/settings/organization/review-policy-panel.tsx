import { Checkbox, Group, Stack, Switch } from '@mantine/core';
import type { ReviewPolicy } from '@livery/sdk';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { Panel } from '../panel.tsx';

const TYPES = [
  { type: 'image', label: 'Pictures' },
  { type: 'icon', label: 'Icons' },
  { type: 'slide', label: 'Slides' },
  { type: 'presentation', label: 'Presentations' },
  { type: 'template', label: 'Templates' },
  { type: 'document', label: 'Documents' },
  { type: 'font', label: 'Fonts' },
  { type: 'video', label: 'Videos' },
  { type: 'other', label: 'Other files' },
] as const satisfies readonly { readonly type: keyof ReviewPolicy['modes']; readonly label: string }[];

/** What a person has to approve before it may be used, and who may change that. */
export function ReviewPolicyPanel() {
  const { livery, key, can } = useWorkspace();
  const { data, error, refetch } = useQuery({
    queryKey: [...key, 'review-policy'],
    queryFn: ({ signal }) => livery.reviewPolicy.retrieve({ signal }),
  });
  return (
    <Panel
      title="Reviews"
      description="Assets of the chosen types may be used only after a person has approved their current version. In live mode only owners and admins change this, and no key."
    >
      {error !== null && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null && <Waiting />
      ) : (
        <>
          <Facts
            facts={{
              'Need an approval': reviewedTypes(data),
              'Four eyes': data.four_eyes ? 'Another person than the requester decides' : 'The requester may decide',
            }}
          />
          <Group>{can('platform:write') && <EditButton policy={data} />}</Group>
        </>
      )}
    </Panel>
  );
}

function reviewedTypes({ modes }: ReviewPolicy): string {
  const labels = TYPES.filter(({ type }) => modes[type] === 'manual').map(({ label }) => label);
  return labels.length === 0 ? 'Nothing' : labels.join(', ');
}

interface Draft {
  readonly reviewed: readonly string[];
  readonly fourEyes: boolean;
  readonly keepsApprovals: boolean;
}

function EditButton({ policy }: { readonly policy: ReviewPolicy }) {
  const { livery } = useWorkspace();
  return (
    <FormDialog<Draft, ReviewPolicy>
      opener="Edit the reviews"
      variant="default"
      title="Edit the reviews"
      submitLabel="Save"
      initial={{
        reviewed: TYPES.map(({ type }) => type).filter((type) => policy.modes[type] === 'manual'),
        fourEyes: policy.four_eyes,
        keepsApprovals: true,
      }}
      isComplete={() => true}
      fields={({ reviewed, fourEyes, keepsApprovals }, change) => (
        <>
          <Checkbox.Group
            label="A person approves each version of"
            value={[...reviewed]}
            onChange={(types) => change({ reviewed: types })}
          >
            <Stack gap="xs" mt="xs">
              {TYPES.map(({ type, label }) => (
                <Checkbox key={type} value={type} label={label} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Switch
            label="Four eyes"
            description="Another person than the requester decides. A key counts as the person who has made it."
            checked={fourEyes}
            onChange={({ currentTarget }) => change({ fourEyes: currentTarget.checked })}
          />
          <Switch
            label="Keep the approvals so far"
            description="Otherwise everything that was approved has to be approved again."
            checked={keepsApprovals}
            onChange={({ currentTarget }) => change({ keepsApprovals: currentTarget.checked })}
          />
        </>
      )}
      requestOf={(draft) => ({ method: 'PUT', path: '/review_policy', body: changeOf(draft) })}
      store={(draft) => livery.reviewPolicy.set(changeOf(draft))}
    />
  );
}

function changeOf({ reviewed, fourEyes, keepsApprovals }: Draft) {
  const modes = Object.fromEntries(TYPES.map(({ type }) => [type, reviewed.includes(type) ? 'manual' : 'none']));
  return { modes, four_eyes: fourEyes, keep_approvals: keepsApprovals };
}
