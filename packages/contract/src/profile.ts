import { MOBILE_SHAPE } from '@pratibha/domain/people/mobile';
import {
  AGE_RANGE,
  PROFILE_LIMITS,
  profileErrors,
  trimProfile,
} from '@pratibha/domain/people/profile';
import { GENDERS, type Gender } from '@pratibha/domain/statuses';
import { DAY_SHAPE } from '@pratibha/domain/time/calendar';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { sessionUser } from './session.ts';
import { form, shaped, text } from './values.ts';

export const tags = { Profile: 'What a student fills in before taking part.' };

/** R5.1 and R5.2, the profile form. The age range needs today's date: the use case checks it. */
export const profileInput = form(
  z.strictObject({
    name: text(PROFILE_LIMITS.name, 'required'),
    mobile: shaped(
      z.string(),
      MOBILE_SHAPE,
      'Nepali digits are read as 0 to 9; blanks, hyphens and one leading +977, 977 or 0 are taken off before it is checked',
    ),
    dob: shaped(
      z.string(),
      DAY_SHAPE,
      `On the server's day ${AGE_RANGE.youngest} to ${AGE_RANGE.oldest} full years ago`,
    ),
    gender: z.string().meta({ enum: [...GENDERS] }),
    address: text(PROFILE_LIMITS.address, 'required'),
    college_name: text(PROFILE_LIMITS.college_name, 'required'),
    college_address: text(PROFILE_LIMITS.college_address, 'required'),
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
