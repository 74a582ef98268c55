import { describe, expect } from 'vitest';
import { type QuotationValues, serviceTypes } from '../../src/contract/quotation.ts';
import { replay } from '../doors/rest/exchange.ts';
import { submitQuotationRequest } from '../doors/rest/submissions.ts';
import { test } from '../environment/app.ts';
import { describeEveryForm, type FormUnderTest, sendForm } from '../factories/every-form.ts';
import { describeFlags, describeOddPhones, describePhone } from '../factories/odd-but-allowed.ts';
import { makeQuotation, quotationFields } from '../factories/rows.ts';
import { findStored, receiptOf } from '../factories/stored.ts';

const optional = quotationFields.find(({ isOptional }) => isOptional);
const quotation: FormUnderTest<keyof QuotationValues> = {
  path: '/Master/SubmitQuotationRequest',
  procedure: 'quotation.submit',
  prefix: 'QT',
  table: 'quotation_requests',
  make: makeQuotation,
  columns: Object.fromEntries(quotationFields.map(({ name, column }) => [name, column])) as FormUnderTest<
    keyof QuotationValues
  >['columns'],
  phoneField: 'mobileNo',
  ...(optional && { optionalField: optional.name }),
};

describe('a quotation request', () => {
  describeEveryForm(quotation);
  describePhone(quotation, { digits: [10] });
  describeOddPhones(quotation, { '0984501234': true, '9845012345': false });
  describeFlags(quotation, { emailField: 'emailId' });

  test.for([
    ...serviceTypes.map((service): [string, string[]] => [service, []]),
    ['armed GUARDS', []],
    ['Dog squad', ['unknown-service']],
    ['Armed guards, Drivers', ['unknown-service']],
  ] as [string, string[]][])(
    'for the service "%s" is stored unchanged and flagged as %j',
    async ([service, flags], { server }) => {
      const values = makeQuotation({ servicesType: service });
      const { reference } = receiptOf(await sendForm(server, quotation, 'legacy', values));
      const row = await findStored(server.db, 'quotation_requests', reference);
      expect(row).toMatchObject({ services_type: service, flags });
    },
  );
});

describe('recorded calls of SubmitQuotationRequest', () => replay(submitQuotationRequest));
