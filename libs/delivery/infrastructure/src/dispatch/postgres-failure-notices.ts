import { FailureNotices } from '@livery/delivery-application';
import type { Tenant, Transaction } from '@livery/kernel';
import { managerOf } from '@livery/persistence';

export class PostgresFailureNotices extends FailureNotices {
  async claim(
    { organizationId, livemode }: Tenant,
    endpointId: string,
    at: Date,
    transaction: Transaction,
  ): Promise<boolean> {
    const [rows] = await managerOf(transaction).query<[unknown[], number]>(
      `update delivery.webhook_endpoint set failing_told = $4
        where organization_id = $1 and livemode = $2 and id = $3
          and (failing_told is null or failing_told < failing_since)
       returning id`,
      [organizationId, livemode, endpointId, at],
    );
    return rows.length > 0;
  }
}
