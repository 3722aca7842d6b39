// Kinds of care and schooling that most countries with a sales tax (VAT) free of it.

export const freeOfSalesTax: ReadonlySet<string> = new Set([
  ...['dental_clinic', 'medical_clinic', 'diagnostic_laboratory', 'imaging_centre', 'medical_examinations'],
  ...['private_hospital', 'eye_clinic', 'fertility_clinic', 'telemedicine', 'midwives', 'dialysis_centre'],
  ...['physiotherapy', 'psychotherapy', 'speech_therapist', 'rehabilitation_centre', 'hospice'],
  ...['care_home', 'home_care', 'kindergarten', 'private_school', 'private_university'],
]);
