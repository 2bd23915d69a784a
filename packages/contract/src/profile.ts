import { PROFILE_LIMITS, profileErrors, trimProfile } from '@pratibha/domain/people/profile';
import { GENDERS, type Gender } from '@pratibha/domain/statuses';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { sessionUser } from './session.ts';
import { form, text } from './values.ts';

/** R5.1 and R5.2, the profile form. The age range needs today's date: the use case checks it. */
export const profileInput = form(
  z.strictObject({
    name: text(PROFILE_LIMITS.name, 1),
    mobile: z.string().meta({
      pattern: '^[0-9]{10}$',
      description:
        'Blanks, hyphens and one leading +977, 977 or 0 are taken off before it is checked',
    }),
    dob: z.string().meta({ format: 'date' }),
    gender: z.string().meta({ enum: [...GENDERS] }),
    address: text(PROFILE_LIMITS.address, 1),
    college_name: text(PROFILE_LIMITS.college_name, 1),
    college_address: text(PROFILE_LIMITS.college_address, 1),
  }),
  (values) => profileErrors(values),
).transform((values) => {
  const { gender, ...rest } = trimProfile(values);
  return { ...rest, gender: gender as Gender };
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/user/profile',
  summary: 'Save the profile',
  tag: 'Profile',
  access: 'profile.write',
  body: profileInput,
  maxBodyKiB: 16,
  response: sessionUser,
  problems: [],
});
