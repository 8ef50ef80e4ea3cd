import { parsePublicId, resourceMissing, type Transaction } from '@livery/kernel';
import type { User } from '@livery/platform-domain';
import type { OwnerGuard } from '../owner-guard.ts';
import type { MembershipRepository } from '../ports/membership.repository.ts';
import type { UserRepository } from '../ports/user.repository.ts';

export interface FindErasablePersonInput {
  readonly organizationId: string;
  /** Email, whatever its case, or `user_…`. */
  readonly person: string;
  /** Whether the organization may be left without an owner. */
  readonly evenLastOwner: boolean;
}

/** Finds the person whom the operator is about to erase, and holds changes of the organization's people until that is done. */
export class FindErasablePerson {
  constructor(
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly ownerGuard: OwnerGuard,
  ) {}

  /** @throws DomainError `resource_missing`, `last_owner` */
  async execute(input: FindErasablePersonInput, transaction: Transaction): Promise<User> {
    const { organizationId, person, evenLastOwner } = input;
    await this.ownerGuard.lock(organizationId, transaction);
    const id = parsePublicId('user', person);
    const user =
      id === undefined
        ? await this.users.findByEmail(organizationId, person, transaction)
        : await this.users.findForUpdate(organizationId, id, transaction);
    if (user === null) throw resourceMissing();
    const membership = await this.memberships.findOfUser(organizationId, user.id, transaction);
    if (membership !== null && !evenLastOwner) {
      await this.ownerGuard.assertOwnerRemains({ membership, user }, null, transaction);
    }
    return user;
  }
}
