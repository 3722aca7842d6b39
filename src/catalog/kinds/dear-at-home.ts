// Which kinds cost far less abroad than all else does: treatment, medicines, and the care of people who live in a home.
const listed = (ids: string): ReadonlySet<string> => new Set(ids.trim().split(/\s+/u));

/** Nowhere do these cost as much as in the United States, and nowhere are doctors paid so far above others. */
export const treatmentKinds = listed(`
  dental_clinic medical_clinic diagnostic_laboratory private_hospital eye_clinic fertility_clinic dialysis_centre
  rehabilitation_centre plastic_surgery_clinic dental_laboratory physiotherapy psychotherapy speech_therapist orthopaedics
  dietitian midwives alternative_medicine telemedicine`);

/** Families pay for these what they earn; in homes fewer people look after as many where they earn little. */
export const careKinds = listed('care_home hospice rehabilitation_centre pharmacy');
