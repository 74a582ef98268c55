import { z } from 'zod';
import { changedItems, cityInput } from '../../../src/contract/staff/inbox.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { updateCity } from '../change-items.queries.ts';
import { changeItems } from '../change-items.ts';
import { applicantsWorkProcedure } from '../inbox-procedure.ts';
import { listCities } from './applicants.queries.ts';

/** Where an applicant lives. Forms and older clients do not ask for it, so a recruiter notes it. */
export const applicantCityProcedures = {
  /** The city is in the item's history only: nothing about persons can be erased from the audit log. */
  noteCity: applicantsWorkProcedure
    .input(cityInput)
    .output(changedItems)
    .mutation(({ ctx, input: { items, city } }) =>
      changeItems(ctx, items, { action: 'city noted' }, (trx, change) => updateCity(trx, change, city)),
    ),

  /** The cities that are noted already, to choose from. */
  listCities: procedureFor('readApplicants')
    .output(z.array(z.string()))
    .query(({ ctx }) => listCities(ctx.db)),
};
